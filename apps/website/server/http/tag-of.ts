import { hash } from "node:crypto";

/** An entity tag for these very bytes; a text that leaves in several encodings has a weak one (`W/` before it). */
export const tagOf = (content: string | Uint8Array): string =>
  `"${hash("sha256", content, "base64url").slice(0, 27)}"`;
