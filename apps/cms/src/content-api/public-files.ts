import type { CollectionSlug, Payload } from "payload";
import { findAll } from "../database/find-records.ts";
import { consentOn } from "../fields/consent-rule.ts";
import { today } from "../today.ts";
import { albums } from "./albums.ts";
import { allBirthdays, birthdaysToday } from "./birthdays.ts";
import { cached } from "./cached.ts";
import type { ListCall } from "./call.ts";
import { getFiles } from "./files.ts";
import { listCalls } from "./list-calls.ts";
import { getListResponse, getListTag } from "./list-response.ts";
import { getSiteFiles, getSiteTag } from "./site.ts";
import { toppers } from "./toppers.ts";

const lists = Object.values(listCalls);

/** The lists that require consent: each item has one that is valid today. */
const withConsent: readonly ListCall<object>[] = [albums, toppers, birthdaysToday, allBirthdays];

/** The collections whose images need consent, and their field with images. */
const consentRecords = [
  { collection: "albums", field: "attachments" },
  { collection: "birthdays", field: "photo" },
  { collection: "toppers", field: "photo" },
  { collection: "staff", field: "photo" },
] as const satisfies { collection: CollectionSlug; field: string }[];

/**
 * Whether the website may get a file, by its stored name. A file is public while a response of the content API names
 * it, or when it has a fixed address. Drafts, trash, and records without consent make nothing public.
 */
export const isPublicFile = async (payload: Payload, name: string): Promise<boolean> =>
  (await publicFiles(payload)).has(name);

function publicFiles(payload: Payload): Promise<Set<string>> {
  const tag = [...lists.map(getListTag), getSiteTag()].join();
  return cached("public files", tag, async () => {
    const shown = new Set(await getSiteFiles(payload));
    const shownWithConsent = new Set<string>();
    for (const call of lists) {
      const files = withConsent.includes(call) ? shownWithConsent : shown;
      for (const file of (await getListResponse(payload, call)).files) files.add(file);
    }
    const { byFixedAddress } = await getFiles(payload);
    const pupils = await pupilsFiles(payload);
    // A fixed address does not bypass consent.
    for (const file of byFixedAddress.values()) if (!pupils.all.has(file)) shown.add(file);
    // Nor does a news item or a page: only another record with consent shows the image.
    for (const file of pupils.withoutConsent) shown.delete(file);
    return new Set([...shown, ...shownWithConsent]);
  });
}

/** The images of these records: published, changed, drafts, or in the trash. */
async function pupilsFiles(payload: Payload) {
  const { nameOf } = await getFiles(payload);
  const all = new Set<string>();
  const withoutConsent = new Set<string>();
  for (const { collection, field } of consentRecords) {
    for (const draft of [false, true]) {
      for (const doc of await findAll(payload, collection, { draft, trash: true })) {
        const hasConsent = consentOn(today(), doc.consent).holds;
        const pictures: unknown[] = [(doc as unknown as Record<string, unknown>)[field]].flat();
        for (const picture of pictures) {
          const name = nameOf("media", picture);
          if (!name) continue;
          all.add(name);
          if (!hasConsent) withoutConsent.add(name);
        }
      }
    }
  }
  return { all, withoutConsent };
}
