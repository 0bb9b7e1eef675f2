"""What people take with them as files: all of their data, all of a server's, a campaign."""
