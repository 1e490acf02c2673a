"""The event log beside the stack: its protocol, in memory, in a file or a database, and the codec.

``docs/log.md`` has the format of a file, line by line.
"""

from shuffleup.log.codec import CodecError, decode, decode_all, encode, encode_all, known
from shuffleup.log.databases.store import LogDatabaseError
from shuffleup.log.file import FileLog, LogFileError
from shuffleup.log.head import Head
from shuffleup.log.header import Era, engine_at
from shuffleup.log.protocol import Batch, Log, MemoryLog, StaleError
from shuffleup.log.sealing import Seal
from shuffleup.log.sqlite_log import SqliteLog
from shuffleup.log.under import Under
from shuffleup.log.upcasting import FORMAT, upcast
from shuffleup.log.writer import Writer, WriterError

__all__ = [
    "FORMAT", "Batch", "CodecError", "Era", "FileLog", "Head", "Log", "LogDatabaseError",
    "LogFileError", "MemoryLog", "Seal", "SqliteLog", "StaleError", "Under", "Writer",
    "WriterError", "decode", "decode_all", "encode", "encode_all", "engine_at", "known", "upcast",
]  # fmt: skip
