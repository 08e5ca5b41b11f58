import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createImageCache } from "./image-cache.ts";
import { TooBusyError } from "./limiter.ts";
import type { SourceImage } from "./source-image.ts";
import { takePhoto, worker } from "./test-fixture.ts";
import { createVariants } from "./variants.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "manor-variants-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

async function open() {
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  return createVariants(await createImageCache({ folder, log: silent }), worker, () => {});
}

const small = { width: 160, format: "jpeg" } as const;
const source = (digest: string, read: () => Promise<Buffer>): SourceImage => ({
  name: `${digest}.jpg`,
  owner: `${digest}.jpg`,
  digest,
  kind: "jpeg",
  type: "image/jpeg",
  isLarge: false,
  hasVersion: true,
  cacheControl: "",
  read,
});

test("fifty visitors who want the same size at once have it made once", async () => {
  const variants = await open();
  const photo = await takePhoto();
  let made = 0;
  const counted = source("a", async () => {
    made += 1;
    return photo;
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => variants.get(counted, small)));
  expect(made).toBe(1);
  expect(new Set(answers.map((bytes) => bytes?.byteLength)).size).toBe(1);
  await variants.get(counted, small);
  expect(made).toBe(1);
});

test("at most two pictures are made at once, and a crowd is asked to come back", async () => {
  const variants = await open();
  const photo = await takePhoto();
  let atOnce = 0;
  let most = 0;
  const { promise: gate, resolve: letThemGo } = Promise.withResolvers<void>();
  const crowd = Array.from({ length: 110 }, (_, index) =>
    variants.get(
      source(`photo-${index}`, async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await gate;
        atOnce -= 1;
        return photo;
      }),
      small,
    ),
  );
  const outcomes = Promise.allSettled(crowd);
  letThemGo();
  const refused = (await outcomes).filter(({ status }) => status === "rejected");
  expect(most).toBe(2);
  expect(refused).toHaveLength(8);
  for (const outcome of refused)
    expect(outcome).toMatchObject({ reason: expect.any(TooBusyError) });
});

test("a picture that cannot be read is not tried again for every visitor", async () => {
  const variants = await open();
  let tried = 0;
  const broken = source("broken", async () => {
    tried += 1;
    return Buffer.from("\xff\xd8\xff broken", "latin1");
  });
  expect(await variants.get(broken, small)).toBeUndefined();
  expect(await variants.get(broken, small)).toBeUndefined();
  expect(tried).toBe(1);
});
