"""What tables leave behind: their records, which can be replayed and verified, ratings and
achievements."""
