import { withoutFocus } from "@manor/contract/focus";
import type { CollectionSlug, Payload } from "payload";
import { revisionOf } from "../revision/revisions.ts";
import { cached } from "./cached.ts";
import { filesOf } from "./files.ts";

/** The kinds of record that show pupils, and where their pictures stand. */
const kinds = [
  { collection: "albums", field: "attachments" },
  { collection: "birthdays", field: "photo" },
  { collection: "toppers", field: "photo" },
] as const satisfies { collection: CollectionSlug; field: string }[];

/** The stored names of all pictures that a pupil's record names: published, changed since, a draft, or in the trash. */
export function pupilsFiles(payload: Payload): Promise<Set<string>> {
  const tag = String(revisionOf([...kinds.map(({ collection }) => collection), "media"]));
  return cached("pupils' files", tag, () => readPupilsFiles(payload));
}

async function readPupilsFiles(payload: Payload): Promise<Set<string>> {
  const files = new Set<string>();
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
        const { nameOf } = await filesOf(payload, doc.school);
        const value = (doc as unknown as Record<string, unknown>)[field];
        for (const file of Array.isArray(value) ? value : [value]) {
          const name = nameOf("media", file);
          if (name) files.add(withoutFocus(name));
        }
      }
    }
  }
  return files;
}
