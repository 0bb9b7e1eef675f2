"""What tables leave behind: their records, replayed and verified, ratings, and what was earned."""
