import { crc32, deflateSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { setStage } from "./stage/stage.ts";

const BASES = ["jpeg", "png", "webp", "gif", "tiff", "avif", "cmyk", "film", "gps"] as const;
const HIDDEN = "SecretOwnerName";

/** What is done to a good picture before the host gives it. */
const damage = fc.oneof(
  fc.record({ how: fc.constant("nothing") }),
  fc.record({ how: fc.constant("cut"), at: fc.double({ min: 0, max: 0.99, noNaN: true }) }),
  fc.record({
    how: fc.constant("flipped"),
    at: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 20 }),
    to: fc.nat(255),
  }),
  fc.record({
    how: fc.constant("bomb"),
    wide: fc.integer({ min: 8_000, max: 65_000 }),
    tall: fc.integer({ min: 8_000, max: 65_000 }),
  }),
  fc.record({
    how: fc.constant("before"),
    text: fc.constantFrom(
      "<html><script>alert(1)</script>",
      "%PDF-1.7\n",
      "GIF89a",
      "PK\u0003\u0004",
      "\u0000\u0000\u0000",
    ),
  }),
  fc.record({
    how: fc.constant("behind"),
    text: fc.constantFrom(
      `<script>${HIDDEN}</script>`,
      `PK\u0003\u0004${HIDDEN}`,
      `%PDF-1.7 ${HIDDEN}`,
    ),
  }),
  fc.record({
    how: fc.constant("instead"),
    text: fc.constantFrom(
      "",
      "<svg onload='alert(1)'/>",
      "\xff\xd8\xff",
      "RIFF\u0010\u0000\u0000\u0000WEBP",
      "BM",
      "II*\u0000",
    ),
  }),
);
const one = fc.record({
  base: fc.constantFrom(...BASES),
  damage,
  type: fc.constantFrom("image/jpeg", "image/svg+xml", "text/html", ""),
  query: fc.constantFrom("", "?w=160", "?w=320"),
  details: fc.boolean(),
});
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

/** Three hundred dots, each with the owner's name in it, in the forms that cameras and phones write. */
async function drawBases(): Promise<Map<string, Buffer>> {
  const create = { width: 60, height: 40, channels: 3, background: "#567a5c" } as const;
  const owned = () =>
    sharp({ create }).withExif({
      IFD0: { Artist: HIDDEN, Copyright: HIDDEN },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 6/1 0/1", GPSLongitudeRef: "E" },
    });
  const frames = Buffer.concat(
    Array.from({ length: 40 }, (_, n) => Buffer.alloc(60 * 40 * 3, n * 6)),
  );
  const film = sharp(frames, { raw: { width: 60, height: 1600, channels: 3, pageHeight: 40 } });
  return new Map([
    ["jpeg", await owned().jpeg().toBuffer()],
    ["gps", await owned().jpeg().toBuffer()],
    ["png", await owned().png().toBuffer()],
    ["webp", await owned().webp().toBuffer()],
    ["gif", await sharp({ create }).gif().toBuffer()],
    ["tiff", await owned().tiff().toBuffer()],
    ["avif", await owned().avif({ effort: 0 }).toBuffer()],
    ["cmyk", await owned().toColourspace("cmyk").jpeg().toBuffer()],
    ["film", await film.webp({ loop: 0 }).toBuffer()],
  ]);
}

function spoil(good: Buffer, fault: Damage): Buffer {
  const bytes = Buffer.from(good);
  if ("wide" in fault) return drawBomb(fault.wide, fault.tall);
  if ("to" in fault) {
    for (const at of fault.at) bytes[Math.floor(at * bytes.length)] = fault.to;
    return bytes;
  }
  if ("at" in fault) return bytes.subarray(0, Math.floor(bytes.length * fault.at));
  if (!("text" in fault)) return bytes;
  const text = Buffer.from(fault.text, "latin1");
  if (fault.how === "instead") return text;
  return Buffer.concat(fault.how === "before" ? [text, bytes] : [bytes, text]);
}

/** A PNG that says it is enormous, and is a few hundred bytes. */
function drawBomb(wide: number, tall: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(wide, 0);
  header.writeUInt32BE(tall, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    start,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export const f10 = defineClass({
  id: "F10",
  what: "Pictures that are bombs, cut, flipped, disguised, or tell too much",
  aCase: "a picture asked for",
  values: one,
  whole: 600,
  few: 40,
  atOnce: 4,
  setUp: async (scene) => {
    const { host, site } = await setStage(scene);
    const bases = await drawBases();
    return async ({ base, damage: fault, type, query, details }, tell, index) => {
      const name = `p${index}.jpg`;
      const bytes = spoil(bases.get(base) ?? Buffer.alloc(0), fault);
      host.answer(`/api/image/${name}`, (_, response) => {
        if (type) response.setHeader("content-type", type);
        response.end(bytes);
      });
      const path = `${details ? "/photo-details" : "/api/image"}/${name}${query}`;
      const answer = await site.ask(path);
      const isWhole = fault.how === "nothing";
      for (const wrong of judge(path, answer, isWhole ? [200] : [200, 415, 422])) tell(wrong);
      if (answer.ms > 12_000) tell(`${path} took ${Math.round(answer.ms)} ms`);
      // What begins as a PDF is one, whatever else it holds: a paper keeps what its author wrote into it.
      const isPdf = answer.headers["content-type"] === "application/pdf";
      if (answer.bytes.includes(HIDDEN) && !isPdf) tell(`${path} gives the owner away`);
      if (details || !String(answer.headers["content-type"]).startsWith("image/")) return;
      const drawn = await sharp(answer.bytes).metadata();
      if (drawn.exif || drawn.xmp || drawn.iptc) tell(`${path} still has its metadata`);
      if (drawn.space !== "srgb" && drawn.space !== "b-w") tell(`${path} is in ${drawn.space}`);
      if ((drawn.pages ?? 1) > 1) tell(`${path} still moves`);
    };
  },
});
