import { createHmac, hash, randomBytes } from "node:crypto";
import { Secret } from "otpauth";

const BYTES = 20;

/**
 * The key of a booking: 160 bits that depend on a random salt and on the secret of the CMS. The database has only the
 * salt and the digest, which together do not reveal it, and the e-mail queue has no key (decision 049). In base32 (RFC 4648), lower case.
 */
export function visitKey(secret: string, salt: string): string {
  const bytes = createHmac("sha256", secret)
    .update(JSON.stringify(["visit", salt]))
    .digest()
    .subarray(0, BYTES);
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32.toLowerCase();
}

export const keyDigest = (key: string): string => hash("sha256", key);

/** A new key; the one before is dead when these are stored. */
export function createKey(secret: string): { key: string; keySalt: string; keyDigest: string } {
  const keySalt = randomBytes(BYTES).toString("hex");
  const key = visitKey(secret, keySalt);
  return { key, keySalt, keyDigest: keyDigest(key) };
}
