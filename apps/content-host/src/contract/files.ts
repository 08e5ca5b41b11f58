import type { Payload } from "payload";
import { revisionOf } from "../revision/revisions.ts";
import { cached } from "./cached.ts";
import type { FileNames } from "./call.ts";

export type Files = { nameOf: FileNames; byFixedAddress: Map<string, string> };

const fileCollections = ["media", "documents"] as const;

/** The names of all uploaded files, read once per change of the files. */
export function filesOf(payload: Payload): Promise<Files> {
  return cached("files", String(revisionOf(fileCollections)), () => readFiles(payload));
}

async function readFiles(payload: Payload): Promise<Files> {
  const names = { media: new Map<unknown, string>(), documents: new Map<unknown, string>() };
  const byFixedAddress = new Map<string, string>();
  for (const collection of fileCollections) {
    const { docs } = await payload.find({
      collection,
      depth: 0,
      limit: 0,
      pagination: false,
      select: { filename: true, fixedAddress: true },
    });
    for (const { id, filename, fixedAddress } of docs) {
      if (!filename) continue;
      names[collection].set(id, filename);
      if (fixedAddress) byFixedAddress.set(fixedAddress, filename);
    }
  }
  return { nameOf: (collection, file) => names[collection].get(file), byFixedAddress };
}
