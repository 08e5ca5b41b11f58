import type { Payload } from "payload";
import type { ListCall } from "../content-api/call.ts";
import { getFiles } from "../content-api/files.ts";
import { today } from "../today.ts";

type Record = { [field: string]: unknown };

/** Rules that hide a record from visitors do not apply to its preview. */
const visible = {
  consent: { givenBy: "preview", on: "2000-01-01T12:00:00.000Z" },
  showFrom: null,
  showUntil: null,
  _status: "published",
};

/**
 * The list item that a record would be if it were published: runs the list call on a database with only this record.
 * `undefined` when the list would not contain it.
 */
export async function asPublished(
  payload: Payload,
  call: ListCall<object>,
  record: Record,
): Promise<object | undefined> {
  const { nameOf, textsOf } = await getFiles(payload);
  const database = { find: async () => ({ docs: [{ ...record, ...visible }] }) };
  const [item] = await call.list({
    payload: database as unknown as Payload,
    day: today(),
    nameOf: (collection, file) => nameOf(collection, Object(file ?? {}).id ?? file),
    textsOf: (picture) => textsOf(Object(picture ?? {}).id ?? picture),
  });
  return item;
}
