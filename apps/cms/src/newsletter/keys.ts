import { createHmac, hash } from "node:crypto";

const keyOf = (secret: string, ...about: string[]): string =>
  createHmac("sha256", secret).update(JSON.stringify(about)).digest("base64url");

/** What stands in the e-mail that asks for a confirmation. */
export const confirmKey = (secret: string, email: string, salt: string): string =>
  keyOf(secret, "confirm", email, salt);

/** What stands in every e-mail, for getting out. Always the same for one address, so that old e-mails go on working. */
export const leaveKey = (secret: string, email: string): string => keyOf(secret, "leave", email);

/** What of a key is kept. */
export const digestOf = (key: string): string => hash("sha256", key);

/** Whether a text has the form of a key; a mail program may have cut it. */
export const isKey = (text: unknown): text is string =>
  typeof text === "string" && /^[\w-]{43}$/.test(text);
