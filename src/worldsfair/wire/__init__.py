"""What goes over the wire: plain structs, without any framework; servers and clients share them."""
