import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { setStage } from "./stage/stage.ts";

const LISTED = ["160", "320", "480", "640", "960", "1280", "1600", "2000"];
const PHOTOS = 12;

const odd = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom(
    "99999",
    "0",
    "-320",
    "320.0",
    "3e2",
    "0x140",
    "320 ",
    " 320",
    "+320",
    "0320",
    "",
    "NaN",
  ),
  fc.constantFrom(
    "320,640",
    "320;640",
    "320px",
    "१६०",
    "Infinity",
    "1e309",
    "320%00",
    "../320",
    "null",
  ),
  fc.string({ maxLength: 30 }),
);
const asked = fc.record({
  photo: fc.nat(PHOTOS - 1),
  widths: fc.oneof(
    { weight: 5, arbitrary: fc.tuple(odd) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...LISTED), odd) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...LISTED)) },
  ),
  unknown: fc.dictionary(
    fc.constantFrom("h", "q", "format", "W", "width"),
    fc.string({ maxLength: 5 }),
    { maxKeys: 2 },
  ),
  accept: fc.constantFrom(
    "image/avif,image/webp,*/*",
    "image/webp",
    "image/jpeg",
    "*/*",
    "",
    "image/jxl;q=1",
  ),
});

export const f11 = defineClass({
  id: "F11",
  what: "Widths that are not on the list, many at once",
  aCase: "a request for a width",
  values: asked,
  whole: 600,
  few: 40,
  atOnce: 8,
  setUp: async (scene) => {
    const { host, site } = await setStage(scene);
    for (let n = 0; n < PHOTOS; n += 1) {
      const background = { r: n * 20, g: 120, b: 90 };
      const photo = await sharp({ create: { width: 200, height: 130, channels: 3, background } })
        .jpeg()
        .toBuffer();
      host.answer(`/api/image/photo-${n}.jpg`, (_, response) =>
        response.setHeader("etag", `"${n}"`).end(photo),
      );
    }
    const made = new Set<string>();
    scene.atLast(async () => {
      // An original, a note and what was made of it; nothing for what was refused.
      const files = readdirSync(join(site.dataDir, "images")).length;
      const most = made.size + 2 * PHOTOS;
      return files > most ? [`${files} files lie on the disk, though ${most} are enough`] : [];
    });
    return async ({ photo: n, widths, unknown, accept }, tell) => {
      const query = new URLSearchParams(unknown);
      for (const width of widths) query.append("w", width.toWellFormed());
      const path = `/api/image/photo-${n}.jpg?${query}`;
      const answer = await site.ask(path, { headers: accept ? { accept } : {} });
      const isListed = widths.length === 1 && LISTED.includes(widths[0] ?? "");
      for (const wrong of judge(path, answer, isListed ? [200] : [400])) tell(wrong);
      if (isListed) made.add(`${n} ${widths[0]} ${answer.headers["content-type"]}`);
    };
  },
});
