import type { AddressInfo } from "node:net";
import { defaultSchool } from "@manor/content-api/default-school";
import type { SchoolResponse } from "@manor/content-api/school";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schoolOf } from "../../app/for-server.ts";
import { createHttpServer } from "../http-server.ts";
import { worker } from "../images/test-fixture.ts";
import { type CardsOptions, createCards } from "./cards.ts";

const { identity } = defaultSchool;
const page = {
  address: "/swimming-pool",
  replaces: "",
  title: "Swimming Pool",
  group: "Facilities",
  lead: "",
  description: "",
  picture: "pool-noon-summer",
  caption: "",
  figures: [],
  isHidden: false,
  body: [],
};
let school = schoolOf({});
const is = (answer: SchoolResponse) => {
  school = schoolOf(answer);
};
let pieces = 1_000;
const step = createCards({
  content: { onChange: () => {} } as unknown as CardsOptions["content"], // No record is asked for here.
  client: {} as CardsOptions["client"],
  log: { info: () => {}, warn: () => {}, error: () => {} },
  worker,
  emblem: { png: async () => undefined },
  allowance: { take: () => (pieces-- > 0 ? 0 : 60) },
});
const server = createHttpServer(
  async (exchange) => {
    if (!(await step(exchange))) exchange.response.writeHead(418).end();
  },
  () => school,
);
let origin = "";
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
const ask = (path: string, headers = {}) => fetch(origin + path, { headers });

test("the sample's pages keep the cards that come with the site", async () => {
  is({});
  for (const path of ["/og/about.jpg", "/og/home.jpg"]) expect((await ask(path)).status).toBe(418);
  is({ numbers: { ...defaultSchool.numbers, students: 5 } });
  expect((await ask("/og/about.jpg")).status).toBe(418);
});

test("a school of another name has cards with that name, painted once for each state of its words", async () => {
  is({ identity: { ...identity, name: "Oak Hill" } });
  const first = await ask("/og/about.jpg");
  expect(first.headers.get("content-type")).toBe("image/jpeg");
  const bytes = Buffer.from(await first.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const etag = first.headers.get("etag") ?? "";
  expect((await ask("/og/about.jpg", { "if-none-match": etag })).status).toBe(304);
  is({ identity: { ...identity, name: "Elm Vale" } });
  const other = await ask("/og/about.jpg");
  expect(other.headers.get("etag")).not.toBe(etag);
  expect(Buffer.from(await other.arrayBuffer()).equals(bytes)).toBe(false);
});

test("a page that the office added has a card, toppers and pages that are not there have none", async () => {
  is({ pages: { list: [page], moved: [] } });
  expect((await ask("/og/swimming-pool.jpg")).status).toBe(200);
  expect((await ask("/og/about.jpg")).status).toBe(418);
  is({ identity: { ...identity, name: "Oak Hill" } });
  for (const path of ["/og/topperx.jpg", "/og/nowhere.jpg"])
    expect((await ask(path)).status, path).toBe(418);
});

test("whoever asks for too many is told to wait", async () => {
  is({ identity: { ...identity, name: "Birch Court" } });
  pieces = 0;
  const answer = await ask("/og/about.jpg");
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("60");
});
