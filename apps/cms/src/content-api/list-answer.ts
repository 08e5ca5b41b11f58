import type { Payload } from "payload";
import { revisionOf } from "../revision/revisions.ts";
import { today } from "../today.ts";
import { cached } from "./cached.ts";
import type { ListCall } from "./call.ts";
import { etagOf } from "./etag.ts";
import { filesOf } from "./files.ts";

export type ListAnswer<T> = {
  items: T[];
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  /** The stored names of the items' files. */
  files: string[];
};

/**
 * Changes with every change of a list's sources, without a query. It includes the day, because consents and birthdays
 * depend on it.
 */
export const tagOf = (call: ListCall<object>): string =>
  `${revisionOf(call.reads).toString(36)}-${today()}`;

/** The response of a list call, computed once per content version and day. */
export function answerOf<T extends object>(
  payload: Payload,
  call: ListCall<T>,
): Promise<ListAnswer<T>> {
  return cached(`list ${call.paths[0]}`, tagOf(call), async () => {
    const { nameOf, wordsOf, withFocalPoints } = await filesOf(payload);
    const listed = await call.list({ payload, day: today(), nameOf, wordsOf });
    const items = withFocalPoints(listed);
    const body = new TextEncoder().encode(JSON.stringify(items));
    return { items, body, etag: etagOf(body), files: listed.flatMap(filesIn) };
  });
}

function filesIn(item: object): string[] {
  const lists = Object.entries(item).filter(
    ([field]) => field in { attachments: 1, images: 1, image: 1 },
  );
  return lists.flatMap(([, value]) => (Array.isArray(value) ? value : []));
}
