import { readdirSync, readlinkSync } from "node:fs";
import { expect, test } from "vitest";
import { drawPicture } from "./wordpress/draw-picture.ts";
import { type Handler, startOldSite } from "./wordpress/old-site.ts";
import { imported, prepareImport } from "./wordpress/prepare-import.ts";
import { toPicture, toRecord } from "./wordpress/records.ts";

const { apply, kinds, list, self } = prepareImport();

test("files that would not fit stop the import before anything is written or fetched", async () => {
  const asked = self.site.requests.length;
  const applying = apply(kinds(), { maxBytes: 1024 ** 2 });
  await expect(applying).rejects.toThrow(/need about 0 GB, and the limit is 0 GB/);
  await expect(apply(kinds(), { findFreeBytes: async () => 5 })).rejects.toThrow(/are free/);
  for (const name of [...imported, "imported-items"] as const)
    expect(await list(name), name).toEqual([]);
  expect(self.site.requests.length).toBe(asked);
});

test("ten refusals in a row stop the download with one message, and the next run goes on", async () => {
  const pictures = await Promise.all(
    Array.from({ length: 20 }, (_, index) => drawPicture(`rgb(${index * 10}, 0, 0)`)),
  );
  let isOpen = false;
  const guard = (picture: Buffer, index: number) => {
    const respond: Handler = (_, response) => {
      if (isOpen || index < 2) response.end(picture);
      else response.writeHead(403).end();
    };
    return [`/${index}.jpg`, respond] as const;
  };
  const site = await startOldSite(Object.fromEntries(pictures.map(guard)));
  const addresses = pictures.map((_, index) => toPicture(site.at(`/${index}.jpg`)));
  const records = [toRecord({ title: "Closed", pictures: addresses })];
  const { from, network } = site;
  const first = await apply(records, { from, network });
  const asked = site.requests.length;
  const last = first.problems.at(-1) ?? ["", 0];
  expect(last).toEqual([expect.stringMatching(/^The old site refused 10 files in a row, /), 1]);
  expect(first.counts.files).toBe(2);
  expect(asked).toBeLessThan(16);
  expect(await list("news")).toMatchObject([{ title: "Closed" }]);
  isOpen = true;
  const second = await apply(records, { from, network });
  await site.stop();
  expect(second.problems).toEqual([]);
  expect(second.counts).toMatchObject({ files: 18, updated: 1, created: 1 });
  expect(site.requests.slice(asked)).not.toContain("/0.jpg");
  expect((await list("news"))[0]?.["images"]).toHaveLength(20);
});

/** The files of the database that this process has open: one for each connection. */
function countConnections(): number {
  const names = readdirSync("/proc/self/fd").map((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`);
    } catch {
      // Closed meanwhile.
      return "";
    }
  });
  return names.filter((name) => name.endsWith("content.db")).length;
}

test("an import has few connections to the database at a time, because each takes megabytes", async () => {
  const before = countConnections();
  let most = 0;
  const onProgress = () => {
    most = Math.max(most, countConnections());
  };
  const records = Array.from({ length: 80 }, (_, index) => toRecord({ title: `News ${index}` }));
  await apply(records, { onProgress });
  expect(most - before).toBeLessThan(4);
});
