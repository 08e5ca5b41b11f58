import assert from "node:assert/strict";
import { belonging } from "../../src/schools/belonging.ts";
import type { Call } from "./calls.ts";
import { beta, files, has, secret } from "./two-schools.ts";

type Docs = { docs?: { id?: number; parent?: number }[]; totalDocs?: number };

/** Asks as the other school's admin. Nothing of the first school may be in the answer: no word, no file, no record. */
export async function tryOut({ method, path, body }: Call): Promise<void> {
  const answer = await beta.ask(method, path, body);
  const text = await answer.text();
  const sent = `${method} ${path} ${JSON.stringify(body ?? "")}`;
  const what = `${sent}: ${answer.status} ${text.slice(0, 400)}`;
  for (const word of [secret, ...files]) assert.equal(text.includes(word), false, what);
  const [list = ""] = path.split(/[/?]/);
  if (belonging[list as "news"] !== "a school" || !text.startsWith("{")) return;
  const found = JSON.parse(text) as Docs;
  for (const { id, parent } of found.docs ?? [])
    assert.notEqual(parent ?? id, has.alpha[list], what);
  const [, asked] = /where\[(?:id|parent)\]\[equals\]=(\d+)/.exec(path) ?? [];
  if (asked && Number(asked) === has.alpha[list] && "totalDocs" in found)
    assert.equal(found.totalDocs, 0, what);
}
