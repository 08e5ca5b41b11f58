import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import exifr from "exifr";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashDistance, type PictureHash, pictureHash } from "../perceptual-hash.ts";
import { type DerivedPicture, derivePictures } from "./derive-pictures.ts";

const now = new Date("2026-03-01T09:00:00Z");

describe("the sample photographs derived from the masters", () => {
  let outDir = "";
  let pictures: DerivedPicture[] = [];
  let exif: Record<string, unknown>[] = [];
  let seconds = 0;
  let work = 0;
  const progress: [number, number][] = [];

  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), "pictures-"));
    const started = performance.now();
    const before = process.cpuUsage();
    pictures = await derivePictures({
      outDir,
      now,
      onProgress: (done, total) => progress.push([done, total]),
    });
    seconds = (performance.now() - started) / 1000;
    const used = process.cpuUsage(before);
    work = (used.user + used.system) / 1e6;
    exif = await Promise.all(
      pictures.map(async ({ file }) => await exifr.parse(await readFile(file), true)),
    );
  }, 600_000);

  afterAll(async () => {
    await rm(outDir, { recursive: true });
  });

  it("are at least 80 and made in less than a minute", () => {
    process.stdout.write(
      `${pictures.length} pictures derived in ${seconds.toFixed(1)} s, ${work.toFixed(1)} s of work\n`,
    );
    expect(pictures.length).toBeGreaterThanOrEqual(80);
    // counted as work for two cores, so that a busy machine does not fail it
    expect(work / 2).toBeLessThan(60);
    expect(progress.at(-1)).toEqual([pictures.length, pictures.length]);
  });

  it("are all different to the eye", async () => {
    const hashes: PictureHash[] = await Promise.all(pictures.map(({ file }) => pictureHash(file)));
    for (const [i, a] of hashes.entries()) {
      for (const [j, b] of hashes.entries()) {
        if (i < j)
          expect(
            hashDistance(a, b),
            `${pictures[i]?.file} and ${pictures[j]?.file}`,
          ).toBeGreaterThan(0.1);
      }
    }
  });

  it("come as landscape, portrait and square, at most 1600 pixels long", async () => {
    for (const shape of ["landscape", "portrait", "square"]) {
      expect(pictures.filter((picture) => picture.shape === shape).length, shape).toBeGreaterThan(
        15,
      );
    }
    for (const picture of pictures) {
      const { width, height, format } = await sharp(picture.file).metadata();
      expect({ width, height, format }).toEqual({
        width: picture.width,
        height: picture.height,
        format: "jpeg",
      });
      expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
    }
  });

  it("carry the metadata of a camera, taken before today", () => {
    for (const tags of exif) {
      expect(tags).toMatchObject({ Make: "Sample", Model: expect.stringMatching(/^Sample /) });
      expect(tags.ISO).toBeGreaterThan(50);
      expect(tags.FNumber).toBeGreaterThan(1);
      expect(tags.ExposureTime).toBeGreaterThan(0);
      expect((tags.DateTimeOriginal as Date).getTime()).toBeLessThan(now.getTime());
    }
  });

  it("tell in about a tenth of the cases more than a school may publish: position, owner, serial number", () => {
    const telling = exif.filter(
      (tags) => tags.latitude && tags.longitude && tags.SerialNumber && tags.OwnerName,
    );
    expect(telling.length).toBeGreaterThanOrEqual(pictures.length * 0.07);
    expect(telling.length).toBeLessThanOrEqual(pictures.length * 0.15);
    expect(exif.filter((tags) => tags.latitude || tags.SerialNumber || tags.OwnerName)).toEqual(
      telling,
    );
  });

  it("have neutral file names, none twice", () => {
    const names = pictures.map(({ file }) => basename(file));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}\.jpg$/);
  });

  it("are described in plain sentences", () => {
    for (const { alt, caption } of pictures) {
      expect(alt).toMatch(/^[A-Z].{15,}\.$/);
      expect(caption).toMatch(/^[A-Z].{8,}$/);
    }
  });
});
