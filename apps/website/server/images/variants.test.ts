import { expect, test } from "vitest";
import { makeFolder, silentLog } from "../../content/test-content.ts";
import { TooBusyError } from "../limiter.ts";
import { createImageCache } from "./image-cache.ts";
import type { SourceImage } from "./source-images.ts";
import { takePhoto, worker } from "./test-fixture.ts";
import { SlowImageError } from "./unusable-image-error.ts";
import { createVariants } from "./variants.ts";

async function open(imageWorker = worker) {
  const cache = await createImageCache({ folder: makeFolder(), log: silentLog });
  return createVariants(cache, imageWorker, () => {});
}

const small = { width: 160, format: "jpeg" } as const;
const source = (digest: string, read: () => Promise<Buffer>): SourceImage => ({
  name: `${digest}.jpg`,
  isOwn: false,
  prohibitsMining: true,
  digest,
  kind: "jpeg",
  type: "image/jpeg",
  isLarge: false,
  hasVersion: true,
  read,
});

test("renders a size once for fifty concurrent requests", async () => {
  const variants = await open();
  const photo = await takePhoto();
  let made = 0;
  const counted = source("a", async () => {
    made += 1;
    return photo;
  });
  const results = await Promise.all(Array.from({ length: 50 }, () => variants.get(counted, small)));
  expect(made).toBe(1);
  expect(new Set(results.map((bytes) => bytes?.byteLength)).size).toBe(1);
  await variants.get(counted, small);
  expect(made).toBe(1);
});

test("renders at maxAtOnce two images at once and rejects when the queue is full", async () => {
  const variants = await open();
  const photo = await takePhoto();
  let atOnce = 0;
  let maxAtOnce = 0;
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const requests = Array.from({ length: 110 }, (_, index) =>
    variants.get(
      source(`photo-${index}`, async () => {
        atOnce += 1;
        maxAtOnce = Math.max(maxAtOnce, atOnce);
        await gate;
        atOnce -= 1;
        return photo;
      }),
      small,
    ),
  );
  const outcomes = Promise.allSettled(requests);
  openGate();
  const rejected = (await outcomes).filter(({ status }) => status === "rejected");
  expect(maxAtOnce).toBe(2);
  expect(rejected).toHaveLength(8);
  for (const outcome of rejected)
    expect(outcome).toMatchObject({ reason: expect.any(TooBusyError) });
});

test("does not retry an unusable image for every visitor", async () => {
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

test("an image that exceeds the time limit once is opened again; the second time it counts as unusable", async () => {
  let opened = 0;
  const slowWorker = {
    ...worker,
    render: async () => {
      opened += 1;
      throw new SlowImageError();
    },
  };
  const variants = await open(slowWorker);
  const slow = source("slow", () => takePhoto());
  await expect(variants.get(slow, small)).rejects.toBeInstanceOf(TooBusyError);
  expect(await variants.get(slow, small)).toBeUndefined();
  expect(await variants.get(slow, small)).toBeUndefined();
  expect(opened).toBe(2);
});

test("an image that exceeds the time limit on a busy machine is shown at the next request", async () => {
  let opened = 0;
  const busyWorker: typeof worker = {
    ...worker,
    render: async (...args) => {
      opened += 1;
      if (opened === 1) throw new SlowImageError();
      return worker.render(...args);
    },
  };
  const variants = await open(busyWorker);
  const photo = source("photo", () => takePhoto());
  await expect(variants.get(photo, small)).rejects.toBeInstanceOf(TooBusyError);
  expect((await variants.get(photo, small))?.byteLength).toBeGreaterThan(100);
});
