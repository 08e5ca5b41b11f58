import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createImageWorker } from "./image-worker.ts";
import { takePhoto } from "./test-fixture.ts";

// Does what decoders of untrusted pictures have done before: crash, hang, or both after another picture.
const MISBEHAVING = `
process.on("message", (job) => {
  const word = Buffer.from(job.bytes).toString();
  if (word === "crash") process.exit(139);
  if (word === "hang") return;
  setTimeout(() => process.send({ result: Buffer.from(word + " shown") }), 30);
});
process.on("disconnect", () => process.exit(0));
`;

let folder: string;
let program: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "manor-worker-"));
  program = join(folder, "misbehaving.mjs");
  writeFileSync(program, MISBEHAVING);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const show = (worker: ReturnType<typeof createImageWorker>, word: string) =>
  worker.render(Buffer.from(word), "jpeg", "whole").then((bytes) => bytes.toString());

test("a picture that crashes the decoder is refused, and those beside it are still shown", async () => {
  const worker = createImageWorker({ program });
  const beside = [show(worker, "first"), show(worker, "second")];
  await expect(show(worker, "crash")).rejects.toThrow("it ends the process that opens it");
  expect(await Promise.all(beside)).toEqual(["first shown", "second shown"]);
  expect(await show(worker, "later")).toBe("later shown");
});

test("a picture that never ends is given up, and those beside it are still shown", async () => {
  const worker = createImageWorker({ program, timeLimitMs: 4_000 });
  const hanging = show(worker, "hang");
  const beside = [show(worker, "first"), show(worker, "second")];
  await expect(hanging).rejects.toThrow("it takes too long to open");
  expect(await Promise.all(beside)).toEqual(["first shown", "second shown"]);
  expect(await show(worker, "later")).toBe("later shown");
});

test("a worker that cannot open at all refuses its pictures instead of holding them", async () => {
  writeFileSync(program, "process.exit(1);");
  const worker = createImageWorker({ program });
  const orders = await Promise.allSettled([show(worker, "first"), show(worker, "second")]);
  expect(orders.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("a real picture comes back smaller, and its facts with it", async () => {
  const worker = createImageWorker();
  const photo = await takePhoto(1200, 800);
  const made = await worker.render(photo, "jpeg", { width: 160, format: "webp" });
  expect(await sharp(made).metadata()).toMatchObject({ width: 160, height: 240, format: "webp" });
  expect(await worker.readFacts(photo)).toMatchObject({ width: 800, height: 1200, iso: 200 });
});
