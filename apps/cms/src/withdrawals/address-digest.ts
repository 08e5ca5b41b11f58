import { hash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toPayloadSecret } from "../payload-secret.ts";
import { createDigest, unsubscribeKey } from "./subscriber-keys.ts";

/** In the data folder: the configured secret of the digests of release 0.1.0. */
const FORMER_SECRET = "former-secret";
const OLD_DIGEST = /^[0-9a-f]{64}$/;

const normalize = (email: string): string => email.trim().toLowerCase();

/** An e-mail address in the list of withdrawals. It does not depend on the secret, which may change (decision 043). */
export const addressDigest = (email: string): string =>
  `address-${hash("sha256", `manor withdrawn address ${normalize(email)}`, "base64url")}`;

export const isOldDigest = (id: string): boolean => OLD_DIGEST.test(id);

/** All digests of an address that a list may contain: release 0.1.0 used the secret of its time. */
export function createDigestReader(folder: string, secret: string): (email: string) => string[] {
  const former = readText(join(folder, FORMER_SECRET));
  const secrets = new Set([secret, ...(former === "" ? [] : [toPayloadSecret(former)])]);
  return (email) => [
    addressDigest(email),
    ...[...secrets].map((one) => createDigest(unsubscribeKey(one, normalize(email)))),
  ];
}

/** Only for a secret in this folder: one from the environment must not be written to it. */
export function keepFormerSecret(folder: string, secret: string): void {
  const file = join(folder, FORMER_SECRET);
  const configured = readText(join(folder, "secret"));
  if (existsSync(file) || toPayloadSecret(configured) !== secret) return;
  writeFileSync(file, configured, { mode: 0o600, flush: true });
}

const readText = (file: string): string =>
  existsSync(file) ? readFileSync(file, "utf8").trim() : "";
