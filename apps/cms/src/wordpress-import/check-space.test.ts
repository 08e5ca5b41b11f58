import type { Payload } from "payload";
import { expect, test } from "vitest";
import { checkSpace } from "./check-space.ts";
import type { ImportRecord } from "./import-record.ts";
import { listWantedFiles } from "./wanted-files.ts";

const GB = 1024 ** 3;

/** A CMS that stored no file yet. */
const payload = { count: async () => ({ totalDocs: 0 }) } as unknown as Payload;

const address = (index: number) => `https://old.school.example/u/${index}.jpg`;
const record = (more: Partial<ImportRecord>): ImportRecord => ({
  ...{ key: "", target: "news", isPublic: true, title: "", day: "", time: "", venue: "" },
  ...{ newAddress: "", oldAddress: "", fileAddress: "", text: "", blocks: [], pictures: [] },
  ...{ albums: [], linkedFiles: [], oldAddresses: [], listAddresses: [], language: "" },
  ...{ translationOf: "", parentKey: "", folder: "", ...more },
});

async function* records(count: number, bytes?: number) {
  const pictures = Array.from({ length: count }, (_, index) => ({
    ...{ address: address(index), alt: "", caption: "" },
  }));
  yield record({ pictures });
  if (bytes !== undefined)
    for (const picture of pictures)
      yield record({ target: "gone", fileAddress: picture.address, bytes });
}

const check = async (count: number, bytes: number | undefined, space: object) =>
  checkSpace(await listWantedFiles(payload, records(count, bytes)), {
    findFreeBytes: async () => undefined,
    ...space,
  });

test("a plan whose files exceed the limit is refused, with the sizes", async () => {
  await expect(check(3_000, 8_000_000, {})).rejects.toThrow(
    "The files of this plan need about 22.4 GB, and the limit is 20 GB: nothing was imported.",
  );
  await expect(check(3_000, 8_000_000, { maxBytes: 30 * GB })).resolves.toBeUndefined();
  await expect(check(3_000, 6_000_000, {})).resolves.toBeUndefined();
});

test("a plan whose files exceed the free disk is refused, with the sizes", async () => {
  const findFreeBytes = async () => 2 * GB;
  await expect(check(3_000, 1_000_000, { findFreeBytes })).rejects.toThrow(
    "The files of this plan need about 2.8 GB, and 2 GB of the disk are free: nothing was imported.",
  );
  await expect(check(1_000, 1_000_000, { findFreeBytes })).resolves.toBeUndefined();
});

test("a file of unknown size counts as 1 MB, and none as more than may be stored", async () => {
  await expect(check(1_025, undefined, { maxBytes: GB })).rejects.toThrow(/need about 1 GB/);
  await expect(check(1_024, undefined, { maxBytes: GB })).resolves.toBeUndefined();
  await expect(check(1, 500_000_000, { maxBytes: 10 * 1024 ** 2 })).resolves.toBeUndefined();
});
