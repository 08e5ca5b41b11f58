import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { letters } from "./letters.ts";
import { paintMedallion } from "./paint-medallion.ts";

describe("a monogram medallion", () => {
  let dir = "";
  const paint = async (initials: string, seed: number) => {
    const outFile = join(dir, `${initials}-${seed}.jpg`);
    await paintMedallion({ initials, seed, outFile });
    return await readFile(outFile);
  };

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "medallions-"));
  });
  afterAll(async () => {
    await rm(dir, { recursive: true });
  });

  it("is a square JPEG of 480 pixels", async () => {
    const { width, height, format } = await sharp(await paint("AK", 1)).metadata();
    expect({ width, height, format }).toEqual({ width: 480, height: 480, format: "jpeg" });
  });

  it("is upright, 4 by 5, for the frame of the principal, and its ring stays whole", async () => {
    const outFile = join(dir, "plate.jpg");
    await paintMedallion({ initials: "SP", seed: 3, outFile, shape: "plate" });
    const { width, height } = await sharp(outFile).metadata();
    expect({ width, height }).toEqual({ width: 960, height: 1200 });
    // The ring is 428 of 480 wide: paper to its left, brass on it, in the middle of the height.
    const column = async (left: number) => {
      const cut = sharp(outFile).extract({ left, top: 570, width: 4, height: 60 });
      const { channels } = await sharp(await cut.png().toBuffer()).stats();
      return channels.map(({ mean }) => Math.round(mean));
    };
    const paper = await column(10);
    const ring = await column(50);
    expect(Math.max(...ring.map((value, n) => Math.abs(value - (paper[n] ?? 0))))).toBeGreaterThan(
      25,
    );
  });

  it("looks the same for the same boy every time", async () => {
    expect((await paint("RS", 7)).equals(await paint("RS", 7))).toBe(true);
  });

  it("shows other letters and other tints for other boys", async () => {
    expect((await paint("RS", 7)).equals(await paint("RT", 7))).toBe(false);
    const tints = new Set<string>();
    for (let seed = 1; seed <= 8; seed++) {
      const { dominant } = await sharp(await paint("MN", seed)).stats();
      tints.add(`${dominant.r} ${dominant.g} ${dominant.b}`);
    }
    expect(tints.size).toBeGreaterThanOrEqual(3);
  });

  it("keeps the letters inside the ring, also the widest pair", async () => {
    const { data, info } = await sharp(await paint("WM", 3))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const paper = data[240 * info.width + 60] ?? 0;
    let ink = 0;
    for (let y = 200; y < 280; y++)
      if (Math.abs((data[y * info.width + 62] ?? 0) - paper) > 60) ink++;
    expect(ink).toBe(0);
  });

  it("needs no font: every capital letter has its outline here", () => {
    expect(Object.keys(letters).join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  });

  it("is refused with a clear reason when there is no letter to draw", async () => {
    await expect(paint("42", 1)).rejects.toThrow(/one or two letters/);
  });
});
