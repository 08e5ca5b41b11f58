import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takePhoto } from "./test-stage.ts";
import { createWorkshop } from "./workshop.ts";

// Does what decoders of untrusted pictures have done before: crash, hang, or both after another picture.
const MISBEHAVING = `
process.on("message", ({ id, job }) => {
  const word = Buffer.from(job.bytes).toString();
  if (word === "crash") process.exit(139);
  if (word === "hang") return;
  setTimeout(() => process.send({ id, result: Buffer.from(word + " shown") }), 30);
});
process.on("disconnect", () => process.exit(0));
`;

let folder: string;
let program: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "manor-workshop-"));
  program = join(folder, "misbehaving.mjs");
  writeFileSync(program, MISBEHAVING);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const show = (workshop: ReturnType<typeof createWorkshop>, word: string) =>
  workshop.render(Buffer.from(word), "jpeg", "whole").then((bytes) => bytes.toString());

test("a picture that crashes the decoder is refused, and those beside it are still shown", async () => {
  const workshop = createWorkshop({ program });
  const beside = [show(workshop, "first"), show(workshop, "second")];
  await expect(show(workshop, "crash")).rejects.toThrow("it ends the process that opens it");
  expect(await Promise.all(beside)).toEqual(["first shown", "second shown"]);
  expect(await show(workshop, "later")).toBe("later shown");
});

test("a picture that never ends is given up, and those beside it are still shown", async () => {
  const workshop = createWorkshop({ program, timeLimitMs: 1_200 });
  const hanging = show(workshop, "hang");
  const beside = [show(workshop, "first"), show(workshop, "second")];
  await expect(hanging).rejects.toThrow("it takes too long to open");
  expect(await Promise.all(beside)).toEqual(["first shown", "second shown"]);
  expect(await show(workshop, "later")).toBe("later shown");
});

test("a workshop that cannot open at all refuses its pictures instead of holding them", async () => {
  writeFileSync(program, "process.exit(1);");
  const workshop = createWorkshop({ program });
  const orders = await Promise.allSettled([show(workshop, "first"), show(workshop, "second")]);
  expect(orders.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("a real picture comes back smaller, and its facts with it", async () => {
  const workshop = createWorkshop();
  const photo = await takePhoto(1200, 800);
  const made = await workshop.render(photo, "jpeg", { width: 160, format: "webp" });
  expect(await sharp(made).metadata()).toMatchObject({ width: 160, height: 240, format: "webp" });
  expect(await workshop.readFacts(photo)).toMatchObject({ width: 800, height: 1200, iso: 200 });
});
