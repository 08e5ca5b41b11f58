import type { Payload } from "payload";
import { findOne } from "../database/find-records.ts";

/** The key of the language preference; see admin/language.tsx. */
const key = "admin-language";

/** The language of e-mails to this address: the user's choice in the admin, else English. */
export async function findLanguage(payload: Payload, email: string): Promise<string> {
  const person = await findOne(payload, "users", { email: { equals: email.toLowerCase() } });
  if (!person) return "en";
  const chosen = await findOne(payload, "payload-preferences", {
    key: { equals: key },
    "user.relationTo": { equals: "users" },
    "user.value": { equals: person.id },
  });
  return chosen?.value === "hi" ? "hi" : "en";
}
