import { randomInt } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Payload } from "payload";
import { config } from "../config.ts";
import { countRecords } from "../database/find-records.ts";
import { writeTwoFactor } from "./admin-gate.ts";

/** The e-mail address of the first account, until onboarding replaces it. */
export const firstAdminEmail = "office@sgc.example";
// Without characters that are easily confused in print.
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

/** Without an admin, Payload would offer that role to the first visitor. */
export async function createFirstAdmin(payload: Payload): Promise<void> {
  if ((await countRecords(payload, "users")) > 0) return;
  const password = generatePassword();
  // Only the owner of the data folder can read it, until the password is changed.
  const stored = { url: `${config.url}/admin`, email: firstAdminEmail, password };
  writeFileSync(file(), `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  await payload.create({
    collection: "users",
    data: { name: "School office", email: firstAdminEmail, password, role: "admin" },
  });
  console.log(`Admin: ${config.url}/admin  user ${firstAdminEmail}  one-time password ${password}`);
}

function generatePassword(): string {
  const group = () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

const file = (): string => join(/*turbopackIgnore: true*/ config.dataDir, "first-admin.json");

export function deleteFirstAdminFile(email: string): void {
  try {
    if (readFirstAdmin().email === email) rmSync(file());
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}

export function readFirstPassword(): string | undefined {
  try {
    return readFirstAdmin().password;
  } catch {
    return undefined;
  }
}

function readFirstAdmin(): { email?: string; password?: string } {
  return JSON.parse(readFileSync(file(), "utf8"));
}

/** A password set by another user only allows setting a new one, and turns two-factor authentication off. */
export const markOneTimePassword: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === "create") return { ...data, mustChangePassword: true };
  const { mustChangePassword: _, ...rest } = data;
  if (!rest.password) return rest;
  const isOwn = req.user?.id === originalDoc?.id;
  if (!isOwn) await writeTwoFactor(req.payload, String(originalDoc?.id), undefined);
  return { ...rest, mustChangePassword: !isOwn };
};

export const deleteFirstPassword: CollectionAfterChangeHook = ({ doc, previousDoc }) => {
  if (previousDoc?.mustChangePassword && !doc.mustChangePassword) deleteFirstAdminFile(doc.email);
  return doc;
};
