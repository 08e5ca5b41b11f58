import type { AddressInfo } from "node:net";
import { inflateSync } from "node:zlib";
import { defaultSchool } from "@manor/contract/default-school";
import type { SchoolAnswer } from "@manor/contract/school";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type School, schoolOf } from "../../app/for-server.ts";
import { createHttpServer } from "../http-server.ts";
import { createPrintedDocuments } from "./printed-documents.ts";
import { createSamplePapers } from "./sample-papers.ts";
import { sheetOf } from "./sheets.ts";

const { admission } = defaultSchool;
const dearer = (amount: string): School =>
  schoolOf({
    admission: { ...admission, registrationFee: { ...admission.registrationFee, amount } },
  });

let school = schoolOf({});
const step = createPrintedDocuments({ png: async () => undefined });
const papers = createSamplePapers();
/** What the files that come with the site would answer. */
const FILE = 204;
const server = createHttpServer(
  async (exchange) => {
    if (await papers(exchange)) return;
    if (!(await step(exchange))) exchange.response.writeHead(FILE).end();
  },
  () => school,
);
let home = "";
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const fees = (headers = {}) => fetch(`${home}/documents/fees-structure.pdf`, { headers });

test("the sample's documents are the files that come with the site: nothing is printed", async () => {
  school = schoolOf({});
  expect((await fees()).status).toBe(FILE);
});

test("a changed fee is in the document on fees, and only there a document is printed anew", async () => {
  school = dearer("Rs. 12,500");
  const answer = await fees();
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const text = textOf(bytes);
  school = dearer("Rs. 99,000");
  expect(textOf(Buffer.from(await (await fees()).arrayBuffer()))).not.toBe(text);
  expect((await fetch(`${home}/documents/weekly-menu.pdf`)).status).toBe(FILE);
  expect((await fetch(`${home}/documents/culture.pdf`)).status).toBe(FILE);
});

test("whoever has the document already is told so, until a fact in it is another", async () => {
  school = dearer("Rs. 12,500");
  const etag = (await fees()).headers.get("etag") ?? "";
  expect((await fees({ "if-none-match": etag })).status).toBe(304);
  school = dearer("Rs. 13,000");
  expect((await fees({ "if-none-match": etag })).status).toBe(200);
});

const { identity, settings, schoolYear } = defaultSchool;
const wordsOf = (parts: SchoolAnswer) => JSON.stringify(sheetOf(schoolOf(parts), "academics"));

test("the account of the teaching speaks of the school's pupils, classes and board", () => {
  expect(wordsOf({})).toContain(
    "teaches boys from Class IV to Class XII and is affiliated to a national school-certificate board.",
  );
  const own = wordsOf({
    settings: { ...settings, pupils: "girls", board: "the board of the State" },
    schoolYear: { ...schoolYear, classes: { first: "Class I", last: "Class X" } },
  });
  expect(own).toContain(
    "teaches girls from Class I to Class X and is affiliated to the board of the State.",
  );
});

test("under the school's own name no document calls itself a sample", async () => {
  const renamed = { identity: { ...identity, name: "Lakeside School" } };
  expect(wordsOf({})).toMatch(/sample/i);
  expect(wordsOf(renamed)).not.toMatch(/sample/i);
  school = schoolOf(renamed);
  const bytes = Buffer.from(await (await fees()).arrayBuffer());
  expect(bytes.toString("latin1")).not.toMatch(/Sample/);
});

test("a name in Devanagari and the sign of the rupee are printed in faces that have them", async () => {
  school = schoolOf({
    identity: { ...identity, name: "नवतारा विद्यालय" },
    admission: {
      ...admission,
      registrationFee: { ...admission.registrationFee, amount: "₹ 300" },
    },
  });
  const printed = Buffer.from(await (await fees()).arrayBuffer()).toString("latin1");
  expect(printed).toMatch(/\/BaseFont \/[A-Z]+\+NotoSerifDevanagari/);
  school = schoolOf({});
});

const yearbook = async (method = "GET") =>
  (await fetch(`${home}/documents/manorite-yearbook.pdf`, { method })).status;

test("a newsletter of the sample that the school shows no more is gone for whoever kept its address", async () => {
  school = schoolOf({});
  expect(await yearbook()).toBe(FILE);
  school = schoolOf({ newsletters: { kinds: [] } });
  expect(await yearbook()).toBe(404);
  expect(await yearbook("HEAD")).toBe(404);
});

test("a sample paper stays where the school still leads to it", async () => {
  const link = { label: "Yearbook", href: "/documents/manorite-yearbook.pdf" };
  const menu = { ...defaultSchool.menu, quickLinks: [link] };
  school = schoolOf({ newsletters: { kinds: [] }, menu });
  expect(await yearbook()).toBe(FILE);
  expect((await fetch(`${home}/documents/culture.pdf`)).status).toBe(404);
});

/** What is drawn on the pages, unpacked. */
function textOf(pdf: Buffer): string {
  const texts: string[] = [];
  for (let at = pdf.indexOf("stream\n"); at !== -1; at = pdf.indexOf("\nstream\n", at + 1)) {
    const start = at + (pdf[at] === 10 ? 8 : 7);
    try {
      texts.push(
        inflateSync(pdf.subarray(start, pdf.indexOf("\nendstream", start))).toString("latin1"),
      );
    } catch {
      // A font, or what is not packed.
    }
  }
  return texts.join("\n");
}
