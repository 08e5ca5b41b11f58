import { withoutFocus } from "@manor/content-api/focus";
import type { CollectionSlug, Payload } from "payload";
import { consentOn } from "../fields/consent-rule.ts";
import { revisionOf } from "../revision/revisions.ts";
import { today } from "../today.ts";
import { cached } from "./cached.ts";
import { filesOf } from "./files.ts";
import { day } from "./serialize.ts";

/** The kinds of record that show pupils, and where their pictures stand. */
const kinds = [
  { collection: "albums", field: "attachments" },
  { collection: "birthdays", field: "photo" },
  { collection: "toppers", field: "photo" },
] as const satisfies { collection: CollectionSlug; field: string }[];

type PupilsFiles = {
  /** Named by any pupil's record. */
  all: Set<string>;
  /** Named by one whose consent is missing, or does not hold today. */
  withoutConsent: Set<string>;
};

/**
 * The stored names of the pictures that pupils' records name, whether these are published, changed since, drafts, or in
 * the trash.
 */
export function pupilsFiles(payload: Payload): Promise<PupilsFiles> {
  const revision = revisionOf([...kinds.map(({ collection }) => collection), "media"]);
  const now = today();
  return cached("pupils' files", `${revision} ${now}`, () => readPupilsFiles(payload, now));
}

async function readPupilsFiles(payload: Payload, now: string): Promise<PupilsFiles> {
  const { nameOf } = await filesOf(payload);
  const files: PupilsFiles = { all: new Set(), withoutConsent: new Set() };
  for (const { collection, field } of kinds) {
    for (const draft of [false, true]) {
      const { docs } = await payload.find({
        collection,
        depth: 0,
        draft,
        limit: 0,
        pagination: false,
        trash: true,
      });
      for (const doc of docs) {
        const value = (doc as unknown as Record<string, unknown>)[field];
        const hasConsent = consentOn(now, doc.consent, day).holds;
        for (const file of Array.isArray(value) ? value : [value]) {
          const name = nameOf("media", file);
          if (!name) continue;
          files.all.add(withoutFocus(name));
          if (!hasConsent) files.withoutConsent.add(withoutFocus(name));
        }
      }
    }
  }
  return files;
}
