import type { Payload } from "payload";
import { cached } from "../content-version/cached.ts";
import { getContentVersion } from "../content-version/content-version.ts";
import { today } from "../today.ts";
import type { ListCall } from "./call.ts";
import { createEtag } from "./etag.ts";
import { getFiles } from "./files.ts";

export type ListResponse<T> = {
  items: T[];
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  files: string[];
};

/** Changes with a list's sources, without a query, and with the day, because of consents and birthdays. */
export const getListTag = (call: ListCall<object>): string =>
  `${getContentVersion(call.reads).toString(36)}-${today()}`;

/** The response of a list call, computed once per content version, day and set of withheld files. */
export async function getListResponse<T extends object>(
  payload: Payload,
  call: ListCall<T>,
): Promise<ListResponse<T>> {
  // Before the files: a change meanwhile must not be cached under the newer version.
  const listTag = getListTag(call);
  const { nameOf, textsOf, withFocalPoints, tag } = await getFiles(payload);
  return cached(call, `${listTag}-${tag}`, async () => {
    const listed = await call.list({ payload, day: today(), nameOf, textsOf });
    const items = withFocalPoints(listed);
    const body = new TextEncoder().encode(JSON.stringify(items));
    return { items, body, etag: createEtag(body), files: listed.flatMap(findFileNames) };
  });
}

function findFileNames(item: object): string[] {
  const lists = Object.entries(item).filter(
    ([field]) => field in { attachments: 1, images: 1, image: 1 },
  );
  return lists.flatMap(([, value]) => (Array.isArray(value) ? value : []));
}
