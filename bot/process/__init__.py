"""How the process runs: logs, signals, the health page."""
