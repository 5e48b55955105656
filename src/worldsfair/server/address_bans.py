"""Addresses that the operator has shut out, known to this process."""

from __future__ import annotations

import ipaddress

from worldsfair.server.errors import InvalidInput

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class AddressBans:
    """Who may do nothing here."""

    def __init__(self) -> None:
        self._networks: list[Network] = []

    def set(self, addresses: list[str]) -> None:
        """Shut these out, and nobody else."""
        self._networks = [network_of(address) for address in addresses]

    def is_banned(self, host: str | None) -> bool:
        """Whether an address is shut out."""
        if not self._networks:
            return False
        try:
            address = ipaddress.ip_address((host or "").partition("%")[0])
        except ValueError:
            return False
        if address.version == 6 and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(
            address.version == network.version and address in network for network in self._networks
        )


def network_of(text: str) -> Network:
    """An address or a network as the operator writes it."""
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise InvalidInput(f"{text!r} is no address and no network.") from None
