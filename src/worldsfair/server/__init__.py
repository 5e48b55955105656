"""Tables, seats and turns over HTTP and WebSocket, kept in SQLite or PostgreSQL."""

from worldsfair.extras import require

require("server")
