import fc from "fast-check";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { lists, somePages, untilAllSay } from "./stage/lists.ts";
import { setStage } from "./stage/stage.ts";

const KEYS = [
  ...["_id", "title", "name", "date", "fromDate", "description", "venue", "time", "category"],
  ...["images", "attachments", "image", "url", "message", "class", "sessionYear", "division"],
  ...["stream", "breakfast", "lunch", "dinner", "__proto__", "constructor", "toString", "length"],
];

const odd = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.constantFrom<unknown>(null, true, -0, 1e308, [], {}, [[]], [null], "", " ", "0000-00-00"),
  fc.constantFrom<unknown>("2026-02-30", "9999-99-99", "2026-11-20T25:61:61Z", "-271821-04-20"),
  fc.constantFrom<unknown>({ toString: 1, valueOf: 1 }, { $$typeof: "react" }),
  fc.string({ unit: "binary", maxLength: 60 }),
);

/** One record as the wire has it, written out by hand so that `__proto__` is a key like any other. */
const record = fc
  .array(fc.tuple(fc.constantFrom(...KEYS), odd), { maxLength: 12 })
  .map(
    (entries) => `{${entries.map(([key, value]) => `${write(key)}:${write(value)}`).join(",")}}`,
  );
const wrong = fc.oneof({ weight: 6, arbitrary: record }, odd.map(write));

/** JSON knows no lone surrogates, but a careless host writes them. */
function write(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}

const PER_LIST = 4;
const round = fc.array(fc.array(wrong, { minLength: PER_LIST, maxLength: PER_LIST }), {
  minLength: lists.length,
  maxLength: lists.length,
});

export const f05 = defineClass({
  id: "F5",
  what: "Records of the wrong shape among good ones",
  aCase: "a malformed record",
  values: round,
  casesOf: (value) => value.flat().length,
  whole: 20,
  few: 3,
  setUp: async (scene) => {
    const { host, site } = await setStage(scene);
    return async (value, tell, index) => {
      const word = `Word${index}x`;
      for (const [at, list] of lists.entries()) {
        const [first = "", second = "", ...rest] = value[at] ?? [];
        const good = JSON.stringify(list.make(word));
        const text = `[${[first, second, good, ...rest].join(",")}]`;
        host.answer(list.path, (_, response) =>
          response.setHeader("content-type", "application/json").end(text),
        );
      }
      for (const path of await untilAllSay(site, word, 6_000))
        tell(`${path} lost its good record, ${word}, among the malformed`);
      for (const list of lists) {
        const { text } = await site.ask(list.path);
        if (hasOddField(JSON.parse(text))) tell(`${list.path} hands on a field of the wrong type`);
        if (!list.page) continue;
        const page = await site.ask(list.page);
        for (const sentence of judge(list.page, page, [200])) tell(sentence);
        if (!page.text.includes(word)) tell(`${list.page} does not show ${word}`);
      }
      for (const path of somePages)
        for (const sentence of judge(path, await site.ask(path), [200])) tell(sentence);
      host.received.length = 0;
    };
  },
});

/** Only texts and lists of texts go on, under the keys of the contract. */
function hasOddField(records: unknown): boolean {
  if (!Array.isArray(records)) return true;
  return records.some((entry: unknown) => {
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return true;
    return Object.entries(entry).some(([key, value]) => {
      if (["__proto__", "constructor", "toString", "length"].includes(key)) return true;
      const texts = Array.isArray(value) ? value : [value];
      return texts.some((text) => typeof text !== "string");
    });
  });
}
