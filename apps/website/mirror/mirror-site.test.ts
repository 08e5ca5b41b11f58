import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteMap } from "../app/for-server.ts";
import { type MirrorReport, mirrorSite } from "./mirror-site.ts";
import { album, lists, odd, type Stage, setStage } from "./mirror-stage.ts";

/** The built site in front of a small CMS, its mirror, and a plain file server. */
const data = mkdtempSync(join(tmpdir(), "manor-mirrored-"));
const mirror = mkdtempSync(join(tmpdir(), "manor-mirror-"));
let stage: Stage;
let live = "";
let plain = "";
let report: MirrorReport;

beforeAll(async () => {
  stage = await setStage(data, mirror);
  ({ live, plain } = stage);
  report = await mirrorSite(live, mirror);
}, 300_000);

afterAll(async () => {
  await stage?.close();
  for (const folder of [data, mirror]) rmSync(folder, { recursive: true, force: true });
}, 60_000);

const read = async (address: string) => (await fetch(address)).text();
const files = () =>
  readdirSync(mirror, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(mirror, name)).isFile(),
  );
/** Links with a query lead to a folder of the mirror; apart from them nothing differs. */
const withoutQueries = (html: string) =>
  html
    .replace(/ href="[^"]*\?[^"]*"/g, " href")
    .replace(/ href="\/[^"]*\/(?:id|page)-[\w-]+\/"/g, " href");

const different = ["/", "/contact", "/TopperX", "/TopperXII"];
const same = siteMap.map(({ path }) => path).filter((path) => !different.includes(path));

test.each([...same, "/Events/event0"])(
  "the mirror's %s is the live page byte for byte, apart from addresses with a query",
  async (path) => {
    const page = await read(live + path);
    expect(page).toContain("</html>");
    expect(withoutQueries(await read(plain + path))).toBe(withoutQueries(page));
  },
);

test("home is the live page but for the toppers", async () => {
  const toppers = /<div[^>]* data-rolls="[\s\S]*?(?=<section class="band)/;
  const [copy, page] = [await read(`${plain}/`), await read(`${live}/`)];
  expect(toppers.test(page)).toBe(true);
  expect(withoutQueries(copy.replace(toppers, ""))).toBe(withoutQueries(page.replace(toppers, "")));
});

test("an album and the second page of a list have an address of their own, to which links lead", async () => {
  expect(await read(`${plain}/Gallery`)).toContain('href="/SubGallery/id-sports/"');
  const copy = await read(`${plain}/SubGallery/id-sports/`);
  const page = await read(`${live}/SubGallery?id=sports`);
  const pictures = (html: string) => html.replace(/ (?:srcset|srcSet|src|href)="[^"]*"/g, "");
  expect(pictures(copy)).toBe(pictures(page));
  expect(await read(`${plain}/Events`)).toContain('href="/Events/page-2/"');
  expect(withoutQueries(await read(`${plain}/Events/page-2/`))).toBe(
    withoutQueries(await read(`${live}/Events?page=2`)),
  );
});

test("the page of the form is the live one but for the form, which says whom to telephone", async () => {
  const form = /<div[^>]*data-island="ContactForm"[\s\S]*?<\/section>/;
  const [copy, page] = [await read(`${plain}/contact`), await read(`${live}/contact`)];
  const words = /<p class="callout">[\s\S]*?<\/section>/;
  expect(copy.replace(words, "")).toBe(page.replace(form, ""));
  expect(copy).not.toContain('<form class="contact-form"');
  expect(words.exec(copy)?.[0]).toMatch(/a message cannot be sent from here.*tel:/);
});

test("no topper and no birthday is in any file of the mirror, and their pages say where to look [R40]", async () => {
  expect(await read(live)).toContain("Zebedee Topper");
  for (const name of files())
    expect(readFileSync(join(mirror, name)).includes("Zebedee"), name).toBe(false);
  expect(files()).not.toContain("api/image/zebedee.jpg");
  expect(await read(`${plain}/TopperX`)).toContain("only on the website itself");
});

test("whatever a page of the mirror names is there", async () => {
  const missing: string[] = [];
  for (const name of files().filter((file) => file.endsWith(".html"))) {
    const html = readFileSync(join(mirror, name), "utf8");
    const named = [...html.matchAll(/\s(?:href|src|srcset)="(\/[^"]*)"/gi)].flatMap(
      ([, value = ""]) => value.split(/,?\s+/).filter((part) => part.startsWith("/")),
    );
    for (const address of new Set(named)) {
      const path = address.replaceAll("&amp;", "&").replace(/#.*/, "");
      const { status } = await fetch(plain + path);
      if (status !== 200) missing.push(`${name}: ${address}`);
    }
  }
  expect(missing).toEqual([]);
}, 120_000);

test("pictures, documents, styles and scripts are there, under names that every file system takes", () => {
  const all = files();
  expect(all).toContain("api/image/run.jpg");
  expect(all).toContain("api/image/programme.pdf");
  expect(all.some((name) => /^assets\/.+\.woff2$/.test(name))).toBe(true);
  expect(all.some((name) => /^assets\/.+\.js$/.test(name))).toBe(true);
  expect(all).toContain("404.html");
  expect(all.filter((name) => !/^[\w.,@()+~=/-]+$/.test(name))).toEqual([]);
  expect(all.filter((name) => /^api\/image\/[0-9a-f]{32}\.jpg$/.test(name))).toHaveLength(1);
  expect(report.pages).toBeGreaterThan(60);
});

test("a folder with something else in it, and a site that does not answer, leave everything as it is", async () => {
  const before = files().length;
  await expect(mirrorSite("http://127.0.0.1:9", mirror)).rejects.toThrow(
    "The site does not answer",
  );
  expect(files()).toHaveLength(before);
  writeFileSync(join(data, "letter.txt"), "mine");
  await expect(mirrorSite(live, data)).rejects.toThrow("no mirror wrote");
  expect(readFileSync(join(data, "letter.txt"), "utf8")).toBe("mine");
});

test("what the office takes down leaves the mirror when it is made again, and nothing else does", async () => {
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
