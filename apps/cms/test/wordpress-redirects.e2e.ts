import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { listMatchingAddresses } from "@manor/content-api/redirect-address";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../../../scripts/run.ts";
import { startSite } from "../../../tests/e2e/harness/site.ts";
import type { ImportRecord } from "../src/wordpress-import/import-record.ts";
import { drawPicture } from "./wordpress/draw-picture.ts";
import { startOldSite } from "./wordpress/old-site.ts";
import { prepareImport } from "./wordpress/prepare-import.ts";
import { toRecord } from "./wordpress/records.ts";

const operations = resolve(import.meta.dirname, "../../operations");
const command = join(operations, "import-wordpress.ts");
const fixture = join(operations, "wordpress/fixtures/old-addresses.xml");
const pdf = readFileSync(new URL("../seed/documents/sample-circular.pdf", import.meta.url));

const { apply, getIn, kinds, list, self, setLanguages, undo } = prepareImport();

const addresses: Record<string, string[]> = {
  Rain: ["/2024/03/rain/", "/?p=1"],
  "Check me": ["/check-me", "/?p=2"],
  Fair: ["/events-old/fair", "/?p=3"],
  "Sports day": ["/sports-day", "/?p=4"],
  Circular: ["/circular-file", "/wp-content/uploads/Notes.pdf", "/?attachment_id=5"],
  "With file": ["/with-file", "/?p=6"],
  "Our house": ["/our-house/", "/?page_id=7"],
};
const listAddresses = ["/category/sport", "/tag/rain"];

const records = (): ImportRecord[] => [
  ...kinds().map((record) => ({
    ...record,
    oldAddresses: addresses[record.title] ?? [],
    listAddresses: record.target === "news" ? listAddresses : [],
  })),
  toRecord({
    ...{ title: "photo", target: "gone", folder: "/school" },
    oldAddresses: ["/photo/", "/wp-content/uploads/photo.jpg"],
  }),
];

/** What the website answers, as it finds redirects itself; `""` for 410, undefined for 404. */
async function findTarget(address: string): Promise<string | undefined> {
  const redirects = await list("redirects");
  const [found] = listMatchingAddresses(address).flatMap((each) =>
    redirects.filter(({ from }) => from === each),
  );
  return found && String(found["to"] ?? "");
}

/** Whether the new site has something at an address. */
async function exists(address: string): Promise<boolean> {
  if (["/", "/News", "/Events", "/Gallery", "/feeds/news.atom"].includes(address)) return true;
  if (address.startsWith("/api/image/")) return (await self.cms.get(address)).status === 200;
  const [, name = "", id = ""] = address.split("/");
  const call = { News: "/api/news/all/SGSM", Events: "/api/events/All/SGSM" }[name];
  if (call) return (await getIn(call)).includes(`"_id":"${id}"`);
  return (await getIn("/api/site/SGSM")).includes(`"address":"${address}"`);
}

test("every old address leads to a page that exists, or is gone, in one step", async () => {
  await self.cms.payload.delete({ collection: "redirects", where: { id: { exists: true } } });
  const { counts, problems } = await apply(records());
  expect(problems).toEqual([]);
  const old = [...Object.values(addresses).flat(), ...listAddresses, "/feed/", "/photo/"];
  const others = ["/wp-content/uploads/photo.jpg", "/comments/feed", "/school/", "/school/feed/"];
  for (const address of [...old, ...others]) {
    const target = await findTarget(address);
    expect(target, address).toBeDefined();
    if (!target) continue;
    expect(await exists(target), `${address} to ${target}`).toBe(true);
    expect(await findTarget(target), target).toBeUndefined();
  }
  expect(await findTarget("/photo/")).toBe("");
  expect(await findTarget("/school/")).toBe("/");
  expect(await findTarget("/our-house")).toBe("/about/house");
  expect(await findTarget("/wp-content/uploads/notes.pdf")).toMatch(
    /^\/api\/image\/[0-9a-f]{32}\.pdf$/,
  );
  expect(await findTarget("/check-me")).toBe("/News");
  expect(counts.redirects).toBe((await list("redirects")).length);
  expect((await apply(records())).counts.redirects).toBe(0);
});

test("an undo removes the redirects of its run, except those to a record that was edited since", async () => {
  await self.cms.payload.delete({ collection: "redirects", where: { id: { exists: true } } });
  const { run } = await apply(records());
  const id = Number((await list("news"))[0]?.["id"]);
  const data = { description: "Edited text" };
  await self.cms.payload.update({ collection: "news", id, data, depth: 0 });
  await undo(run);
  expect((await list("redirects")).map(({ from }) => from).sort()).toEqual([
    "/2024/03/rain",
    "/?p=1",
  ]);
});

/** The content API of the CMS in this process, as the website requests it. */
async function serveCms() {
  const server = createServer((request, response) => {
    void self.cms.get(request.url ?? "/").then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((end) => server.close(end));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Plans an export of an old site with the command. */
async function planExport(from: URL): Promise<{ text: string; records: ImportRecord[] }> {
  const folder = mkdtempSync(join(tmpdir(), "wordpress-plan-"));
  const text = readFileSync(fixture, "utf8").replaceAll("https://old.school.example/", from.href);
  writeFileSync(join(folder, "export.xml"), text);
  const options = [
    "--from",
    from.href,
    "--plan",
    "plan.json",
    "--records",
    "records.jsonl",
    "--offline",
  ];
  await run(process.execPath, [command, "export.xml", ...options], { cwd: folder });
  const lines = readFileSync(join(folder, "records.jsonl"), "utf8").trim().split("\n");
  rmSync(folder, { recursive: true });
  return { text, records: lines.map((line) => JSON.parse(line)) };
}

/** The addresses that an export writes, but not those of what visitors could not see. */
function listWritten(text: string, from: URL): string[] {
  const written = [...text.matchAll(/<(?:link|guid[^>]*|wp:attachment_url)>(http[^<]+)</g)];
  return written
    .flatMap(([, address = ""]) => address.replaceAll("&#038;", "&").slice(from.origin.length))
    .filter((address) => address !== "" && !/office-notes|p=22/.test(address));
}

test("a crawl of all addresses of an old site finds a page of the new one in one step, or 410", {
  timeout: 180_000,
}, async () => {
  await self.cms.payload.delete({ collection: "redirects", where: { id: { exists: true } } });
  await setLanguages(["hi"]);
  const old = await startOldSite({
    [`${uploads}/lake.jpg`]: await drawPicture("#0aa"),
    [`${uploads}/boat-scaled.jpg`]: await drawPicture("#a0a"),
    [`${uploads}/programme.pdf`]: pdf,
    [`${uploads}/old-fees.pdf`]: Buffer.concat([pdf, Buffer.from("\n")]),
  });
  onTestFinished(async () => void (await old.stop()));
  const { from, network } = old;
  const { text, records } = await planExport(from);
  await apply(records, { from, network });
  // The picture of the lake is reviewed: the next run leads its old address to the new one.
  const albums = await list("albums");
  const review = albums.find(({ title }) => String(title).startsWith("Review"));
  const consent = { givenBy: "No person is shown", on: "2020-01-01T12:00:00.000Z" };
  await self.cms.payload.update({
    collection: "albums",
    id: Number(review?.["id"]),
    data: { consent },
  });
  const { problems } = await apply(records, { from, network });
  expect(problems).toEqual([]);
  const cms = await serveCms();
  onTestFinished(cms.stop);
  const site = await startSite({ contentApiUrl: cms.url });
  onTestFinished(site.stop);
  const visit = async (address: string) => {
    const { status, headers } = await fetch(site.url + address, { redirect: "manual" });
    return { status, to: headers.get("location") ?? "" };
  };
  const answers = new Map<string, string | number>();
  for (const address of [...listWritten(text, from), ...listAddressesOfLists, ...derived]) {
    const { status, to } = await visit(address);
    expect([200, 301, 410], `${address}: ${status}`).toContain(status);
    answers.set(address, status === 301 ? to : status);
    if (status === 301)
      expect(await visit(to), `${address} to ${to}`).toEqual({ status: 200, to: "" });
  }
  const [news] = await list("news");
  const id = news?.["id"];
  const [event] = await list("events");
  expect(Object.fromEntries(answers)).toMatchObject({
    ...{ "/2024/03/01/lake-day/": `/News/${id}`, "/?p=11": `/News/${id}` },
    ...{ "/hi/2024/03/01/jheel/": `/hi/News/${id}`, "/?p=12": `/hi/News/${id}` },
    ...{ "/2024/03/boats/": "/Gallery", "/event/fair/": `/Events/${event?.["id"]}` },
    ...{
      "/houses/": "/houses",
      "/houses/rules/": "/houses/rules",
      "/?page_id=21": "/houses/rules",
    },
    ...{ "/members/one/": 410, "/spare/": 410, [`${uploads}/spare.jpg`]: 410 },
    "/2024/03/01/lake-day/lake/": `/News/${id}`,
    [`${uploads}/lake.jpg`]: expect.stringMatching(/^\/api\/image\/[0-9a-f]{32}\.jpg$/),
    ...{ "/boat/": "/Gallery", [`${uploads}/boat-scaled.jpg`]: 410 },
    [`${uploads}/programme.pdf`]: expect.stringMatching(/^\/api\/image\/[0-9a-f]{32}\.pdf$/),
    ...{ [`${uploads}/old-fees.pdf`]: 410, "/old-fees/": 410 },
    ...{ "/category/pictures/": "/Gallery", "/category/pictures/feed/": "/feeds/albums.atom" },
    ...{ "/hi/category/samachar/": "/hi/News", "/hi/feed/": "/hi/feeds/news.atom" },
    ...{ "/2024/03/feed/": "/feeds/news.atom", "/hi/2024/03/": "/hi/News" },
    ...{ "/events/category/fairs/": "/Events", "/?cat=5": "/News", "/comments/feed/": 410 },
    [`${uploads}/lake-300x200.jpg`]: answers.get(`${uploads}/lake.jpg`),
    [`${uploads}/programme-pdf-212x300.jpg`]: answers.get(`${uploads}/programme.pdf`),
    ...{
      [`${uploads}/boat-1024x768.jpg`]: 410,
      [`${uploads}/spare-e1709283600000-150x150.jpg`]: 410,
    },
    ...{ "/category/pictures/page/2/": "/Gallery", "/category/sport/rowing/page/2/": "/News" },
    ...{ "/hi/category/samachar/page/2/": "/hi/News", "/2024/03/page/3/": "/News" },
    ...{ "/?cat=5&paged=2": "/News", "/tag/lake/?paged=2": "/News", "/page/3/": "/" },
    ...{ "/hi/page/2/": "/hi", "/?paged=2": 200, "/events/page/2/": "/Events" },
  });
  expect((await list("redirects")).map(({ from }) => from).join()).not.toMatch(/page\/\d|\dx\d/);
});

const uploads = "/wp-content/uploads/2024/03";

/** What WordPress derives from other addresses: smaller copies of pictures, and further pages of lists. */
const derived = [
  ...[`${uploads}/lake-300x200.jpg`, `${uploads}/lake-e1709283600000-150x150.jpg`],
  ...[`${uploads}/boat-1024x768.jpg`, `${uploads}/boat-rotated.jpg`],
  ...[`${uploads}/spare-e1709283600000-150x150.jpg`, `${uploads}/programme-pdf-212x300.jpg`],
  ...["/category/pictures/page/2/", "/category/sport/rowing/page/2/", "/2024/page/2/"],
  ...["/2024/03/page/3/", "/2024/03/01/page/2/", "/tag/lake/page/2/", "/author/office/page/2/"],
  ...["/hi/category/samachar/page/2/", "/?cat=5&paged=2", "/tag/lake/?paged=2", "/?paged=2"],
  ...["/page/3/", "/hi/page/2/", "/events/page/2/", "/2024/03/01/lake-day/comment-page-2/"],
];

/** Lists of the old site, which an export does not write. */
const listAddressesOfLists = [
  ...["/category/sport/", "/category/sport/rowing/", "/category/rowing/", "/category/sport/feed/"],
  ...["/category/pictures/", "/category/pictures/feed/", "/hi/category/samachar/"],
  ...["/events/category/fairs/", "/tag/lake/", "/tag/lake/feed/", "/author/office/"],
  ...["/author/office/feed/", "/2024/", "/2024/feed/", "/2024/03/", "/2024/03/feed/"],
  ...["/2024/03/01/", "/?cat=5", "/?cat=6", "/?author=3", "/?m=202403"],
  ...["/hi/feed/", "/hi/2024/03/", "/hi/author/office/", "/hi/category/samachar/feed/"],
  ...["/feed/", "/feed/rss2/", "/feed/atom/", "/comments/feed/"],
];
