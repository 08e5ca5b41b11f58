import type { Payload } from "payload";
import type { ListCall } from "../content-api/call.ts";
import { getFiles } from "../content-api/files.ts";
import { today } from "../today.ts";

/** The list item that a record would be if it were published, whatever hides it from visitors. */
export async function asPublished(
  payload: Payload,
  call: ListCall<object>,
  record: object,
): Promise<object | undefined> {
  const { nameOf, textsOf } = await getFiles(payload);
  return call.toItem?.(record, {
    payload,
    day: today(),
    nameOf: (collection, file) => nameOf(collection, Object(file ?? {}).id ?? file),
    textsOf: (picture) => textsOf(Object(picture ?? {}).id ?? picture),
  });
}
