import { createHmac, hash } from "node:crypto";

const createKey = (secret: string, ...about: string[]): string =>
  createHmac("sha256", secret).update(JSON.stringify(about)).digest("base64url");

export const confirmKey = (secret: string, email: string, salt: string): string =>
  createKey(secret, "confirm", email, salt);

/** The unsubscribe key in every e-mail. It never changes for an address, so that links in old e-mails work. */
export const unsubscribeKey = (secret: string, email: string): string =>
  createKey(secret, "leave", email);

export const createDigest = (key: string): string => hash("sha256", key);

/** Whether a text has the form of a key; a mail program may have truncated it. */
export const isKey = (text: unknown): text is string =>
  typeof text === "string" && /^[\w-]{43}$/.test(text);
