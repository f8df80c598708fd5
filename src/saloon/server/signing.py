"""The house's signature under a record, and the check of it, which needs no server."""

from __future__ import annotations

from nacl.encoding import HexEncoder
from nacl.exceptions import BadSignatureError
from nacl.signing import SigningKey, VerifyKey

from saloon.engine.errors import BadRecord
from saloon.engine.record import Record


def public_key(secret: str) -> str:
    """The key that everybody may know, from the secret one; both in hexadecimal."""
    return SigningKey(secret.encode(), HexEncoder).verify_key.encode(HexEncoder).decode()


def sign(text: str, secret: str) -> str:
    """A record with the house's signature below it."""
    signed = SigningKey(secret.encode(), HexEncoder).sign(text.encode())
    return f"{text}signed {public_key(secret)} {signed.signature.hex()}\n"


def check(record: Record, key: str = "") -> str:
    """What the signature proves, in a sentence; raises BadRecord where it does not hold.

    With a `key` the record must be signed, and by that key.
    """
    if not record.signature:
        if key:
            raise BadRecord("line 1: this record is not signed, but a key was given to check it")
        return ""
    if key and record.signed_by != key.strip().lower():
        raise BadRecord(f"line 1: this record is signed by {record.signed_by}, not by {key}")
    try:
        VerifyKey(record.signed_by.encode(), HexEncoder).verify(
            record.signed_text.encode(), bytes.fromhex(record.signature)
        )
    except BadSignatureError:
        raise BadRecord("line 1: the text is not what its signature was made for") from None
    return f"It is signed by the house with the key {record.signed_by}."
