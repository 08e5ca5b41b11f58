import type { CollectionSlug, Payload } from "payload";
import { passwordLetter } from "../accounts/password-letters.ts";
import { officeLetter } from "../inbox/tell-office.ts";
import { confirmationLetter } from "../newsletter/confirmation-letter.ts";
import { newsletterLetter } from "../newsletter/newsletter-letter.ts";
import type { Letter } from "../payload-types.ts";
import type { Letter as Written } from "./send-mail.ts";

/** Writes a letter from what it is about, as that is now; `undefined` when it is gone. */
export async function compose(payload: Payload, letter: Letter): Promise<Written | undefined> {
  const written = await write(payload, letter);
  // One name for one letter: should it come twice, a mail program may show it once.
  return written && { name: letter.key.replaceAll(/[^\w.]+/g, "-"), ...written };
}

async function write(payload: Payload, letter: Letter): Promise<Written | undefined> {
  const subscriber = await find(payload, "subscribers", letter.subscriber);
  switch (letter.kind) {
    case "confirmation":
      return subscriber && confirmationLetter(payload, subscriber);
    case "newsletter": {
      const mailing = await find(payload, "mailings", letter.mailing);
      return subscriber && mailing && newsletterLetter(payload, mailing, subscriber);
    }
    case "message":
      return officeLetter(payload, letter, await find(payload, "contact-messages", letter.message));
    case "password":
    case "invitation": {
      const person = await find(payload, "users", letter.person);
      return person && passwordLetter(payload, person, letter.kind === "invitation");
    }
  }
}

async function find<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  about: unknown,
) {
  if (typeof about !== "number" && typeof about !== "string") return undefined;
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: about } },
    depth: 0,
    limit: 1,
    pagination: false,
    showHiddenFields: true,
  });
  return docs[0];
}
