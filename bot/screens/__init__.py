"""What is shown: panels, messages and pictures made from views and options."""
