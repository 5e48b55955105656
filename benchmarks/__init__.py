"""What is fast, measured beside a peer in the same run."""
