import { randomInt } from "node:crypto";
import type { Payload } from "payload";
import { config } from "../host-config.ts";
import { rememberFirstAdmin } from "./first-admin-file.ts";

/** What the first account signs in with until its administrator begins an own school. */
export const firstEmail = "office@sgc.example";
// Without letters and digits that look alike on paper.
const letters = "abcdefghijkmnpqrstuvwxyz23456789";

/**
 * Creates the admin before anybody can: until one exists, the admin panel offers the place to whoever
 * comes first. The password is printed once and has to be changed at the first log-in.
 */
export async function createFirstAdmin(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: "users" });
  if (totalDocs > 0) return;
  const password = onePassword();
  rememberFirstAdmin({ url: `${config.url}/admin`, email: firstEmail, password });
  await payload.create({
    collection: "users",
    data: { name: "School office", email: firstEmail, password, role: "admin" },
  });
  console.log(`Admin: ${config.url}/admin  user ${firstEmail}  one-time password ${password}`);
}

function onePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
