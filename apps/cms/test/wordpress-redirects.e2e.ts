import { listMatchingAddresses } from "@manor/content-api/redirect-address";
import { expect, test } from "vitest";
import type { ImportRecord } from "../src/wordpress-import/import-record.ts";
import { prepareImport } from "./wordpress/prepare-import.ts";
import { toRecord } from "./wordpress/records.ts";

const { apply, getIn, kinds, list, self, undo } = prepareImport();

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
    ...{ title: "photo", target: "gone" },
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
  if (["/News", "/Events", "/Gallery", "/feeds/news.atom"].includes(address)) return true;
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
  for (const address of [...old, "/wp-content/uploads/photo.jpg", "/comments/feed"]) {
    const target = await findTarget(address);
    expect(target, address).toBeDefined();
    if (!target) continue;
    expect(await exists(target), `${address} to ${target}`).toBe(true);
    expect(await findTarget(target), target).toBeUndefined();
  }
  expect(await findTarget("/photo/")).toBe("");
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
  await self.cms.payload.update({
    collection: "news",
    id,
    data: { description: "Edited text" },
    depth: 0,
  });
  await undo(run);
  expect((await list("redirects")).map(({ from }) => from).sort()).toEqual([
    "/2024/03/rain",
    "/?p=1",
  ]);
});
