import { hash } from "node:crypto";

/** A strong ETag of these bytes. For a text that is sent in several encodings, prefix `W/`. */
export const createEtag = (content: string | Uint8Array): string =>
  `"${hash("sha256", content, "base64url").slice(0, 27)}"`;
