"""Tables, seats and turns over HTTP and WebSocket, kept in SQLite or PostgreSQL."""
