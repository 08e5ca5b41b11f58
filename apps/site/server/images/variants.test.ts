import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TooBusyError } from "./limiter.ts";
import type { Original } from "./original.ts";
import { createPictureStore } from "./picture-store.ts";
import { takePhoto, worker } from "./test-stage.ts";
import { createVariants } from "./variants.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "manor-variants-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

async function open() {
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  return createVariants(await createPictureStore({ folder, log: silent }), worker, () => {});
}

const small = { width: 160, format: "jpeg" } as const;
const original = (digest: string, read: () => Promise<Buffer>): Original => ({
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
  const counted = original("a", async () => {
    made += 1;
    return photo;
  });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => variants.get(counted, "jpeg", small)),
  );
  expect(made).toBe(1);
  expect(new Set(answers.map((bytes) => bytes?.byteLength)).size).toBe(1);
  await variants.get(counted, "jpeg", small);
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
      original(`photo-${index}`, async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await gate;
        atOnce -= 1;
        return photo;
      }),
      "jpeg",
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
  const broken = original("broken", async () => {
    tried += 1;
    return Buffer.from("\xff\xd8\xff broken", "latin1");
  });
  expect(await variants.get(broken, "jpeg", small)).toBeUndefined();
  expect(await variants.get(broken, "jpeg", small)).toBeUndefined();
  expect(tried).toBe(1);
});
