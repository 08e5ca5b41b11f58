import type { Payload } from "payload";

/** The key of the language preference; see admin/language.tsx. */
const key = "admin-language";

/** The language of e-mails to this address: the user's choice in the admin, else English. */
export async function findLanguage(payload: Payload, email: string): Promise<string> {
  const found = { depth: 0, limit: 1, pagination: false } as const;
  const people = await payload.find({
    ...found,
    collection: "users",
    where: { email: { equals: email.toLowerCase() } },
  });
  const [person] = people.docs;
  if (!person) return "en";
  const chosen = await payload.find({
    ...found,
    collection: "payload-preferences",
    where: {
      key: { equals: key },
      "user.relationTo": { equals: "users" },
      "user.value": { equals: person.id },
    },
  });
  return chosen.docs[0]?.value === "hi" ? "hi" : "en";
}
