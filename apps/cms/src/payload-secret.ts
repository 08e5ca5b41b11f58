import { hash } from "node:crypto";

/** The secret that Payload signs with: the first half of the hex digest of the configured one. */
export const toPayloadSecret = (secret: string): string => hash("sha256", secret).slice(0, 32);
