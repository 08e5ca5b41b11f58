import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { makeFolder } from "../../content/test-content.ts";
import { createImageWorker } from "./image-worker.ts";
import { takePhoto } from "./test-fixture.ts";

// Simulates failures of decoders: crash, hang, or success.
const FAULTY_WORKER = `
process.on("message", (job) => {
  const word = job.args[0].toString();
  if (word === "crash") process.exit(139);
  if (word === "hang") return;
  setTimeout(() => process.send({ result: Buffer.from(word + " shown") }), 30);
});
process.on("disconnect", () => process.exit(0));
`;

let program: string;
beforeEach(() => {
  program = join(makeFolder(), "misbehaving.mjs");
  writeFileSync(program, FAULTY_WORKER);
});

const show = (worker: ReturnType<typeof createImageWorker>, word: string) =>
  worker.render(Buffer.from(word), "jpeg", "whole", false).then((bytes) => bytes.toString());

test("rejects an image that crashes the decoder and renders concurrent ones", async () => {
  const worker = createImageWorker({ program });
  const concurrent = [show(worker, "first"), show(worker, "second")];
  await expect(show(worker, "crash")).rejects.toThrow("it ends the process that opens it");
  expect(await Promise.all(concurrent)).toEqual(["first shown", "second shown"]);
  expect(await show(worker, "later")).toBe("later shown");
});

test("rejects an image after the time limit and renders concurrent ones", async () => {
  const worker = createImageWorker({ program, timeLimitMs: 4_000 });
  const hanging = show(worker, "hang");
  const concurrent = [show(worker, "first"), show(worker, "second")];
  await expect(hanging).rejects.toThrow("it takes too long to open");
  expect(await Promise.all(concurrent)).toEqual(["first shown", "second shown"]);
  expect(await show(worker, "later")).toBe("later shown");
});

test("rejects images when the worker cannot start", async () => {
  writeFileSync(program, "process.exit(1);");
  const worker = createImageWorker({ program });
  const orders = await Promise.allSettled([show(worker, "first"), show(worker, "second")]);
  expect(orders.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("renders a resized image and reads its facts", async () => {
  const worker = createImageWorker();
  const photo = await takePhoto(1200, 800);
  const made = await worker.render(photo, "jpeg", { width: 160, format: "webp" }, false);
  expect(await sharp(made).metadata()).toMatchObject({ width: 160, height: 240, format: "webp" });
  expect(await worker.readFacts(photo)).toMatchObject({ width: 800, height: 1200, iso: 200 });
});
