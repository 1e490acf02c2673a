"""What the house decides (`Rules`) and how a judge answers (`Ruling`, `Refusal`)."""

from shuffleup.law.rules import DEFAULT, Rules
from shuffleup.law.ruling import Reason, Refusal, Ruling

__all__ = ["DEFAULT", "Reason", "Refusal", "Rules", "Ruling"]
