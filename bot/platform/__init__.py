"""What Discord allows, limits and refuses, and how it is asked again."""
