"""The parts of the fuzzer (`server/fuzzer.py`): from strange values to bytes on a connection."""
