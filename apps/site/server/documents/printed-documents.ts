import { buffer } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { type School, schoolOf } from "../../app/for-server.ts";
import type { OwnEmblem } from "../emblem/own-emblem.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { send } from "../http/send.ts";
import { tagOf } from "../http/tag-of.ts";
import { sheetOf } from "./sheets.ts";

type Printed = { etag: string; bytes: Buffer };

const ADDRESS = /^\/documents\/([a-z-]+)\.pdf$/;
const sample = schoolOf({});

/**
 * The documents of the menu, printed with the facts of this school. Where these are the sample's, the printed files
 * that come with the site are the same, and this step leaves them to it.
 */
export function createPrintedDocuments(emblem: OwnEmblem): Step {
  const printed = new WeakMap<School, Map<string, Promise<Printed>>>();

  function once(school: School, name: string): Promise<Printed> {
    const known = printed.get(school) ?? new Map<string, Promise<Printed>>();
    printed.set(school, known);
    const made = known.get(name) ?? print(school, name, emblem);
    known.set(name, made);
    made.catch(() => known.delete(name));
    return made;
  }

  return async (exchange: Exchange) => {
    const name = isRead(exchange) ? ADDRESS.exec(exchange.path)?.[1] : undefined;
    const { school } = exchange;
    if (name === undefined || !sheetOf(school, name) || says(school, name, sample)) return false;
    const { etag, bytes } = await once(school, name);
    const headers = { "content-type": "application/pdf", "cache-control": "no-cache", etag };
    return send(exchange, 200, headers, bytes);
  };
}

/** Whether the document of this school is word for word that of the other. */
const says = (school: School, name: string, other: School): boolean =>
  isDeepStrictEqual(
    [school.identity, school.brand.emblem, sheetOf(school, name)],
    [other.identity, other.brand.emblem, sheetOf(other, name)],
  );

/** The printer is loaded when it is needed: an untouched site never does. */
async function print(school: School, name: string, emblem: OwnEmblem): Promise<Printed> {
  const { makeSheet } = await import("./sheet.ts");
  const sheet = sheetOf(school, name);
  if (!sheet) throw new RangeError(`There is no document "${name}"; see sheets.ts.`);
  const own = await emblem.png(school, { width: 200, height: 240 });
  const paper = makeSheet(school, sheet, own);
  paper.end();
  const bytes = await buffer(paper);
  return { etag: tagOf(bytes), bytes };
}
