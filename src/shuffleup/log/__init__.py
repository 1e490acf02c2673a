"""The event log beside the stack: its protocol, in memory, in a file, and the codec."""

from shuffleup.log.codec import CodecError, decode, decode_all, encode, encode_all, known
from shuffleup.log.file import FileLog, LogFileError
from shuffleup.log.protocol import Log, MemoryLog, StaleError

__all__ = [
    "CodecError", "FileLog", "Log", "LogFileError", "MemoryLog", "StaleError", "decode",
    "decode_all", "encode", "encode_all", "known",
]  # fmt: skip
