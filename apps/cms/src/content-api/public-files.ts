import type { Payload } from "payload";
import { cached } from "../content-version/content-version.ts";
import { getFiles } from "./files.ts";
import { getListResponse, getListTag, listCalls } from "./list-calls.ts";
import { getSiteFiles, getSiteTag } from "./site.ts";

const lists = Object.values(listCalls);

/** A file is public while a response names it, or when it has a fixed address. `getFiles()` decides about names. */
export const isPublicFile = async (payload: Payload, name: string): Promise<boolean> =>
  (await listPublicFiles(payload)).has(name);

export async function listPublicFiles(payload: Payload): Promise<ReadonlySet<string>> {
  const tags = [...lists.map((call) => getListTag(call)), getSiteTag(payload)];
  const { byFixedAddress, claimed, tag } = await getFiles(payload);
  return cached("public files", [...tags, tag].join(), async () => {
    const shown = new Set(await getSiteFiles(payload));
    for (const call of lists)
      for (const file of (await getListResponse(payload, call)).files) shown.add(file);
    // The photograph of a person needs a record that shows it, even at a fixed address.
    for (const file of byFixedAddress.values()) if (!claimed.has(file)) shown.add(file);
    return shown;
  });
}
