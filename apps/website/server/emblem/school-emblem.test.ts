import { type Client, NotFoundError } from "@manor/content-api";
import sharp from "sharp";
import { expect, test } from "vitest";
import { silentLog } from "../../content/test-content.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { type CardsOptions, createCards } from "../cards/cards.ts";
import type { Exchange } from "../http/exchange.ts";
import { worker } from "../images/test-fixture.ts";
import { PASSED, serveSteps } from "../test-server.ts";
import { createThemeSheet } from "../theme/theme-sheet.ts";
import { serveEmblemFiles } from "./emblem-files.ts";
import { createSchoolEmblem, emblemAddress } from "./school-emblem.ts";

const NAME = `${"ab".repeat(16)}.png`;
const red = await sharp({
  create: { width: 400, height: 200, channels: 4, background: "#cc0000" },
})
  .png()
  .toBuffer();

const requests: string[] = [];
let isAvailable = true;
// Only `file` is used.
const client = {
  file: async (path: string) => {
    requests.push(path);
    if (!isAvailable) throw new NotFoundError(path);
    return new Response(new Uint8Array(red), { headers: { "content-type": "image/png" } });
  },
} as unknown as Client;

const own = { ...sampleSchool, brand: { ...sampleSchool.brand, ground: "#1f2a5a", emblem: NAME } };
let school = own;
const emblem = createSchoolEmblem(client, worker);
const steps = [
  (exchange: Exchange) => serveEmblemFiles(exchange, emblem),
  createCards({
    content: { onChange: () => {} } as unknown as CardsOptions["content"], // No record is read.
    client,
    log: silentLog,
    worker,
    emblem,
    rateLimiter: { take: () => 0 },
  }),
];
const origin = await serveSteps(steps, () => school);

const picture = async (path: string) => {
  const response = await fetch(origin + path);
  expect(response.status, path).toBe(200);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  return { width: info.width, height: info.height, at };
};

test("uses the bundled icons for the sample's emblem, without a request to the CMS", async () => {
  school = sampleSchool;
  requests.length = 0;
  for (const path of ["/favicon.svg", "/icon-192.png", "/emblem.0.png"])
    expect((await fetch(origin + path)).status, path).toBe(PASSED);
  expect(requests).toEqual([]);
});

test("shows the school's emblem in every icon, with the school's background colour on phones", async () => {
  school = own;
  const tab = await picture("/favicon-32.png");
  expect([tab.width, tab.height]).toEqual([32, 32]);
  expect(tab.at(16, 16)).toEqual([204, 0, 0, 255]);
  expect(tab.at(16, 2)[3]).toBe(0);
  for (const [path, side] of [
    ["/apple-touch-icon.png", 180],
    ["/icon-192.png", 192],
    ["/icon-512.png", 512],
  ] as const) {
    const icon = await picture(path);
    expect([icon.width, icon.height], path).toEqual([side, side]);
    expect(icon.at(side >> 1, side >> 1), path).toEqual([204, 0, 0, 255]);
    expect(icon.at(2, 2), path).toEqual([0x1f, 0x2a, 0x5a, 255]);
  }
  const svg = await (await fetch(`${origin}/favicon.svg`)).text();
  expect(svg).toMatch(/^<svg [^<]*><image [^<]*href="data:image\/png;base64,[^"]+"\/><\/svg>$/);
});

test("refers to the emblem in the school's style sheet, by an address with a hash", async () => {
  const sheet = createThemeSheet(new Map());
  const address = emblemAddress(own.brand) ?? "";
  expect(address).toMatch(/^\/emblem\.[0-9a-f]{16}\.png$/);
  const onlyEmblem = { ...sampleSchool, brand: { ...sampleSchool.brand, emblem: NAME } };
  expect(sheet.addressFor(onlyEmblem)).toMatch(/^\/theme\./);
  expect(sheet.addressFor(onlyEmblem)).not.toBe(sheet.addressFor(own));
  expect(sheet.addressFor(sampleSchool)).toBeUndefined();
  const shown = await picture(address);
  expect([shown.width, shown.height]).toEqual([300, 360]);
  expect((await fetch(`${origin}/emblem.0123456789abcdef.png`)).status).toBe(PASSED);
});

test("shows the emblem on a card for shared links", async () => {
  const card = await picture("/og/about.jpg");
  const [r = 0, g = 255, b = 255] = card.at(68 + 32, 56 + 39);
  expect(r > 150 && g < 60 && b < 60, `${r} ${g} ${b}`).toBe(true);
});

test("uses the bundled icons while the emblem is unavailable", async () => {
  school = { ...sampleSchool, brand: { ...own.brand, emblem: `${"cd".repeat(16)}.png` } };
  isAvailable = false;
  expect((await fetch(`${origin}/icon-192.png`)).status).toBe(PASSED);
  isAvailable = true;
  expect((await fetch(`${origin}/icon-192.png`)).status).toBe(200);
});
