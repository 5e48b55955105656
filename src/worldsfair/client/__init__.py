"""Talking to a server from Python: `Client` for requests, `Client.live` for a table's events.

It knows the server's types, which come as msgspec structs, and none of its insides.
"""

from worldsfair.extras import require

require("client")

# After that, as they import what is asked for there.
from worldsfair.client.client import Client  # noqa: E402  # as above
from worldsfair.client.live import LiveTable  # noqa: E402  # as above
from worldsfair.client.refused import Refused  # noqa: E402  # as above

__all__ = ["Client", "LiveTable", "Refused"]
