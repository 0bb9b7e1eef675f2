"""How the process runs: logs, signals and the health page."""
