"""The HTTP API: thin handlers that turn requests into jobs for the desk."""
