import sharp from "sharp";
import { expect, test } from "vitest";
import { cleanPicture, readListedExif } from "./clean-image.ts";

const exif = {
  IFD0: {
    Make: "Sample",
    Model: "Camera 7",
    Artist: "Sample Owner",
    DateTime: "2026:03:05 10:00:00",
  },
  IFD2: {
    ExposureTime: "1/250",
    FNumber: "28/10",
    ISOSpeedRatings: "400",
    DateTimeOriginal: "2026:03:05 10:00:00",
    BodySerialNumber: "SAMPLE-4711",
    CameraOwnerName: "Sample Owner",
  },
  IFD3: { GPSLatitudeRef: "S", GPSLatitude: "10/1 20/1 30/1" },
};
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#456" } });
const photograph = () => blank(64, 48).withExif(exif).jpeg().toBuffer();

test("removes position, serial number and owner from an image", async () => {
  const upload = await photograph();
  expect(upload.includes("SAMPLE-4711")).toBe(true);
  const { bytes } = await cleanPicture(upload);
  for (const secret of ["SAMPLE-4711", "Sample Owner"]) expect(bytes.includes(secret)).toBe(false);
  const stored = (await sharp(bytes).metadata()).exif ?? Buffer.alloc(0);
  // 0x8825 is the tag of the GPS directory, in either byte order.
  expect(
    stored.includes(Buffer.from([0x25, 0x88])) || stored.includes(Buffer.from([0x88, 0x25])),
  ).toBe(false);
});

test("stores camera, shutter speed, aperture, ISO and date", async () => {
  const { bytes } = await cleanPicture(await photograph());
  const stored = (await sharp(bytes).metadata()).exif;
  expect(stored && (await readListedExif(stored))).toMatchObject({
    IFD0: { Make: "Sample", Model: "Camera 7" },
    IFD2: {
      ExposureTime: "1/250",
      FNumber: expect.stringMatching(/^(28\/10|14\/5)$/),
      ISOSpeedRatings: "400",
      DateTimeOriginal: "2026:03:05 10:00:00",
    },
  });
});

test("stores the listed tags that a browser sends with a resized photo", async () => {
  const resized = await blank(64, 48).jpeg().toBuffer();
  const tags = { Model: "Camera 7", ISO: 400, Make: 7, Artist: "Sample Owner" };
  const { bytes } = await cleanPicture(resized, 64, tags);
  const stored = (await sharp(bytes).metadata()).exif ?? Buffer.alloc(0);
  expect(await readListedExif(stored)).toEqual({
    IFD0: { Model: "Camera 7" },
    IFD2: { ISOSpeedRatings: "400" },
  });
  expect(bytes.includes("Sample Owner")).toBe(false);
});

test.each([
  ["1/8000", "1/8000"],
  ["10/13", "10/13"],
  ["4/5", "4/5"],
  ["30/1", "30/1"],
  ["16666/1000000", "1/60"],
])("writes an exposure time of %s as %s", async (written, expected) => {
  const upload = await blank(8, 8)
    .withExif({ IFD2: { ExposureTime: written } })
    .jpeg()
    .toBuffer();
  const { bytes } = await cleanPicture(upload);
  const stored = (await sharp(bytes).metadata()).exif ?? Buffer.alloc(0);
  expect((await readListedExif(stored)).IFD2.ExposureTime).toBe(expected);
});

test("drops all other tags, and text that is not printable", async () => {
  const upload = await blank(8, 8)
    .withExif({
      IFD0: { Make: "Sample\u0007", Software: "Sample Editor" },
      IFD2: { LensModel: "Sample Lens" },
    })
    .jpeg()
    .toBuffer();
  const stored = (await sharp(upload).metadata()).exif ?? Buffer.alloc(0);
  expect(await readListedExif(stored)).toEqual({ IFD0: {}, IFD2: {} });
});

test("rotates an image by its EXIF orientation", async () => {
  const upload = await blank(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { bytes } = await cleanPicture(upload);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 40 });
});

test("rejects a small file that decodes to more than 50 megapixels", async () => {
  const bomb = await blank(10_000, 5_001).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(500_000);
  await expect(cleanPicture(bomb)).rejects.toThrow("more than 50 megapixels");
});

test.each([
  ["a web page that calls itself a picture", "<html><script>alert(1)</script></html>"],
  ["a drawing with a script", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ["an empty file", ""],
])("%s is refused", async (_, text) => {
  await expect(cleanPicture(Buffer.from(text))).rejects.toThrow("was not saved");
});

test.each(["gif", "tiff", "avif"] as const)(
  "refuses a %s image by its first bytes, before a decoder reads it",
  async (format) => {
    const upload = await blank(64, 48).toFormat(format).toBuffer();
    await expect(cleanPicture(upload)).rejects.toThrow("it has another format");
    // The rest of the file does not matter.
    await expect(cleanPicture(upload.subarray(0, 20))).rejects.toThrow("it has another format");
  },
);

test.each(["png", "webp"] as const)("accepts a %s image", async (format) => {
  const upload = await blank(64, 48).toFormat(format).toBuffer();
  expect((await cleanPicture(upload)).extension).toBe(format);
});

test("rejects a truncated image", async () => {
  const whole = await blank(400, 300).jpeg().toBuffer();
  await expect(cleanPicture(whole.subarray(0, whole.length / 2))).rejects.toThrow("cannot be read");
});

test("accepts an image with broken EXIF data", async () => {
  for (const block of ["", "Exif\0\0", "II*\0\xff\xff\xff\xff", "MM\0*\0\0\0\x08\xff\xff"]) {
    expect(await readListedExif(Buffer.from(block, "latin1"))).toEqual({ IFD0: {}, IFD2: {} });
  }
});
