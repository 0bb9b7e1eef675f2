"""What only bot players need."""
