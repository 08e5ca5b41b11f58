import { createHmac, hash, randomBytes } from "node:crypto";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const BYTES = 20;

/** RFC 4648, lower case. Twenty bytes have 32 characters, without padding. */
export function toBase32(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(value >> bits) & 31] ?? "";
    }
  }
  return text;
}

/**
 * The key of a booking: 160 bits that depend on a random salt and on the secret of the CMS. The database has only the
 * salt and the digest, which together do not reveal it, and the e-mail queue has no key (decision 049).
 */
export const visitKey = (secret: string, salt: string): string =>
  toBase32(
    createHmac("sha256", secret)
      .update(JSON.stringify(["visit", salt]))
      .digest()
      .subarray(0, BYTES),
  );

export const keyDigest = (key: string): string => hash("sha256", key);

/** A new key; the one before is dead when these are stored. */
export function createKey(secret: string): { key: string; keySalt: string; keyDigest: string } {
  const keySalt = randomBytes(BYTES).toString("hex");
  const key = visitKey(secret, keySalt);
  return { key, keySalt, keyDigest: keyDigest(key) };
}
