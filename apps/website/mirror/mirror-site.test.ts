import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getPages } from "../model/pages/find-page.ts";
import { isAdditional } from "../model/pages/fixed-pages.ts";
import { sampleSchool } from "../model/school/test-school.ts";
import { album, type Fixture, lists, odd, startFixture } from "./mirror-fixture.ts";
import { type MirrorReport, mirrorSite } from "./mirror-site.ts";

/** The built site with a fake CMS, its mirror, and a static file server. */
const data = mkdtempSync(join(tmpdir(), "manor-mirrored-"));
const mirror = mkdtempSync(join(tmpdir(), "manor-mirror-"));
let fixture: Fixture;
let live = "";
let copied = "";
let report: MirrorReport;

beforeAll(async () => {
  fixture = await startFixture(data, mirror);
  ({ live, copied } = fixture);
  report = await mirrorSite(live, mirror);
}, 300_000);

afterAll(async () => {
  await fixture?.close();
  for (const folder of [data, mirror])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}, 60_000);

const read = async (address: string) => (await fetch(address)).text();
const files = () =>
  readdirSync(mirror, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(mirror, name)).isFile(),
  );
/** Removes links with a query: they lead to a folder in the mirror and are the only difference. */
const withoutQueries = (html: string) =>
  html
    .replace(/ href="[^"]*\?[^"]*"/g, " href")
    .replace(/ href="\/[^"]*\/(?:id|page)-[\w-]+\/"/g, " href");

const different = ["/", "/contact", "/TopperX", "/TopperXII"];
const same = getPages(sampleSchool)
  .filter((page) => !isAdditional(page))
  .map(({ path }) => path)
  .filter((path) => !different.includes(path));

test.each([...same, "/Events/event0"])(
  "copies %s byte for byte, apart from addresses with a query",
  async (path) => {
    const page = await read(live + path);
    expect(page).toContain("</html>");
    expect(withoutQueries(await read(copied + path))).toBe(withoutQueries(page));
  },
);

test("copies home without the toppers and the voices", async () => {
  const toppers = /<div[^>]* data-toppers="[\s\S]*?(?=<section class="band)/;
  const voices = /<section[^>]* data-voices=""[\s\S]*?<\/section>/;
  const [copy, page] = [await read(`${copied}/`), await read(`${live}/`)];
  for (const part of [toppers, voices]) expect(part.test(page)).toBe(true);
  expect(copy).not.toContain("Zebedee");
  expect(withoutQueries(copy.replace(toppers, ""))).toBe(
    withoutQueries(page.replace(toppers, "").replace(voices, "")),
  );
});

test("gives albums and the second page of a list their own address", async () => {
  expect(await read(`${copied}/Gallery`)).toContain('href="/SubGallery/id-sports/"');
  const copy = await read(`${copied}/SubGallery/id-sports/`);
  const page = await read(`${live}/SubGallery?id=sports`);
  const pictures = (html: string) => html.replace(/ (?:srcset|srcSet|src|href)="[^"]*"/g, "");
  expect(pictures(copy)).toBe(pictures(page));
  expect(await read(`${copied}/Events`)).toContain('href="/Events/page-2/"');
  expect(withoutQueries(await read(`${copied}/Events/page-2/`))).toBe(
    withoutQueries(await read(`${live}/Events?page=2`)),
  );
});

test("replaces the contact form by the telephone number", async () => {
  const form = /<div[^>]*data-island="ContactForm"[\s\S]*?<\/section>/;
  const [copy, page] = [await read(`${copied}/contact`), await read(`${live}/contact`)];
  const words = /<p class="callout">[\s\S]*?<\/section>/;
  expect(copy.replace(words, "")).toBe(page.replace(form, ""));
  expect(copy).not.toContain('<form class="contact-form"');
  expect(words.exec(copy)?.[0]).toMatch(/a message cannot be sent from here.*tel:/);
});

test("contains no topper and no birthday; their pages refer to the website [R40]", async () => {
  expect(await read(live)).toContain("Zebedee Topper");
  for (const name of files())
    expect(readFileSync(join(mirror, name)).includes("Zebedee"), name).toBe(false);
  expect(files()).not.toContain("api/image/zebedee.jpg");
  expect(await read(`${copied}/TopperX`)).toContain("only on the website itself");
});

test("contains every address that its pages name", async () => {
  const missing: string[] = [];
  const statuses = new Map<string, number>();
  for (const name of files().filter((file) => file.endsWith(".html"))) {
    const html = readFileSync(join(mirror, name), "utf8");
    const named = [...html.matchAll(/\s(?:href|src|srcset)="(\/[^"]*)"/gi)].flatMap(
      ([, value = ""]) => value.split(/,?\s+/).filter((part) => part.startsWith("/")),
    );
    for (const address of new Set(named)) {
      const path = address.replaceAll("&amp;", "&").replace(/#.*/, "");
      const status = statuses.get(path) ?? (await fetch(copied + path)).status;
      statuses.set(path, status);
      if (status !== 200) missing.push(`${name}: ${address}`);
    }
  }
  expect(missing).toEqual([]);
}, 120_000);

test("contains pictures, documents, styles and scripts under portable file names", () => {
  const all = files();
  expect(all).toContain("api/image/run.jpg");
  expect(all).toContain("api/image/programme.pdf");
  expect(all.some((name) => /^assets\/.+\.woff2$/.test(name))).toBe(true);
  expect(all.some((name) => /^assets\/.+\.js$/.test(name))).toBe(true);
  expect(all).toContain("404.html");
  expect(readFileSync(join(mirror, ".well-known/tdmrep.json"), "utf8")).toContain("reservation");
  expect(all.filter((name) => !/^[\w.,@()+~=/-]+$/.test(name))).toEqual([]);
  expect(all.filter((name) => /^api\/image\/[0-9a-f]{32}\.jpg$/.test(name))).toHaveLength(1);
  expect(report.pages).toBeGreaterThan(60);
});

test("changes nothing for a folder with other files or an unreachable site", async () => {
  const before = files().length;
  await expect(mirrorSite("http://127.0.0.1:9", mirror)).rejects.toThrow(
    "The site does not respond",
  );
  expect(files()).toHaveLength(before);
  writeFileSync(join(data, "note.txt"), "mine");
  await expect(mirrorSite(live, data)).rejects.toThrow("that no mirror created");
  expect(readFileSync(join(data, "note.txt"), "utf8")).toBe("mine");
});

test("removes only unpublished content when the mirror is made again", async () => {
  writeFileSync(join(mirror, "note-of-the-office.txt"), "mine");
  lists["/api/gallery/All/SGSM"] = lists["/api/gallery/SGSM"] = [album("sports", "run.jpg")];
  await expect.poll(() => read(`${live}/Gallery`), { timeout: 20_000 }).not.toContain("id=quiz");
  await expect
    .poll(() => read(`${live}/SubGallery?id=sports`), { timeout: 20_000 })
    .not.toContain(encodeURIComponent(odd));
  const again = await mirrorSite(live, mirror);
  // The page, its picture for shared links, and two photographs.
  expect(again.removed).toBe(4);
  const all = files();
  expect(all).toContain("api/image/run.jpg");
  expect(all).toContain("note-of-the-office.txt");
  for (const gone of ["api/image/quiz.jpg", "SubGallery/id-quiz/index.html"])
    expect(all).not.toContain(gone);
  expect(all.filter((name) => /^api\/image\/[0-9a-f]{32}\.jpg$/.test(name))).toEqual([]);
}, 120_000);
