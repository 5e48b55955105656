"""What the app gives to every handler that asks for it by name."""

from __future__ import annotations

from litestar.di import NamedDependency

from worldsfair.server.desk import Desk
from worldsfair.server.sessions import Credentials

TheDesk = NamedDependency[Desk]
Asking = NamedDependency[Credentials]
