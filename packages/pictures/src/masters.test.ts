import { statSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { getMaster, MasterNotFoundError, masters, sitePictures, tallVariant } from "./index.ts";
import { hashDistance, type PictureHash, pictureHash } from "./perceptual-hash.ts";

const subjects = [
  "ridges",
  "forest",
  "quadrangle",
  "cricket",
  "chapel",
  "dormitory",
  "library",
  "laboratory",
  "pool",
  "music",
  "monsoon",
  "snow",
];

describe("the master pictures", () => {
  const sizes = new Map<string, { width: number; height: number; format: string }>();
  const hashes = new Map<string, PictureHash>();

  beforeAll(async () => {
    for (const master of masters) {
      const { width, height, format } = await sharp(master.file).metadata();
      sizes.set(master.name, { width, height, format });
      hashes.set(master.name, await pictureHash(master.file));
    }
  });

  it("are at least 24 and cover the twelve subjects", () => {
    expect(masters.length).toBeGreaterThanOrEqual(24);
    for (const subject of subjects) {
      const of = masters.filter((master) => master.subject === subject);
      expect(of.length, subject).toBeGreaterThanOrEqual(2);
    }
  });

  it("show dawn, noon, dusk and night and every season", () => {
    expect(new Set(masters.map((master) => master.light))).toEqual(
      new Set(["dawn", "noon", "dusk", "night"]),
    );
    expect(new Set(masters.map((master) => master.season)).size).toBe(5);
  });

  it("show each subject in different lights or seasons", () => {
    const seen = new Set<string>();
    for (const { name, subject, light, season } of masters) {
      if (name.endsWith("-tall")) continue;
      const key = `${subject} ${light} ${season}`;
      expect(seen.has(key), key).toBe(false);
      seen.add(key);
    }
  });

  it("are JPEG files of 2000 pixels on the long side and at most 300 KB", () => {
    for (const master of masters) {
      expect(sizes.get(master.name), master.name).toEqual({
        width: master.width,
        height: master.height,
        format: "jpeg",
      });
      expect(Math.max(master.width, master.height), master.name).toBe(2000);
      expect(statSync(master.file).size, master.name).toBeLessThanOrEqual(300_000);
    }
  });

  it("are all different to the eye", () => {
    for (const [a, first] of hashes) {
      for (const [b, second] of hashes) {
        if (a < b) expect(hashDistance(first, second), `${a} and ${b}`).toBeGreaterThan(0.15);
      }
    }
  });

  it("are named by subject and light and described in a sentence", () => {
    for (const master of masters) {
      expect(master.name).toMatch(
        /^[a-z]+-(dawn|noon|dusk|night)(-(spring|summer|autumn|winter))?(-tall)?$/,
      );
      expect(master.alt).toMatch(/^[A-Z].{20,}\.$/);
      expect(master.caption).toMatch(/^[A-Z].{6,}[^.]$/);
    }
  });

  it("give the site four hero pictures with a tall variant each, and its four standing pictures", () => {
    for (const name of sitePictures.hero) {
      expect(getMaster(name).width).toBe(2000);
      expect(getMaster(tallVariant(name)).height).toBe(2000);
    }
    for (const name of [
      sitePictures.notFound,
      sitePictures.principal,
      sitePictures.newsWithoutPicture,
      sitePictures.menu,
    ]) {
      expect(getMaster(name).name).toBe(name);
    }
  });

  it("cannot be asked for by a name that does not exist", () => {
    expect(() => getMaster("quadrangle-noonday")).toThrow(MasterNotFoundError);
    expect(() => getMaster("quadrangle-noonday")).toThrow(/quadrangle-noon-summer/);
  });
});
