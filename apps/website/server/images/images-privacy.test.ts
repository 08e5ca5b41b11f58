import exifr from "exifr";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Fixture, readBytes, startFixture, takePhoto } from "./test-fixture.ts";

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

const secrets = ["SN-12345", "SN-67890", "Owner Name", "Secret Model", "Samplecam", "2024:10:05"];
const onlyTheMark = [
  'xmlns:x="adobe:ns:meta/"',
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
  'rdf:about=""',
  'xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/"',
  'plus:DataMining="http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED"',
];
const everything = { tiff: true, exif: true, gps: true, xmp: true, iptc: true, icc: true } as const;

test("the photo of these tests contains location, owner and serial number", async () => {
  const photo = await takePhoto();
  for (const secret of secrets) expect(photo.includes(secret), secret).toBe(true);
  expect(await exifr.parse(photo, everything)).toMatchObject({
    latitude: 31.1,
    SerialNumber: "SN-12345",
    OwnerName: "Owner Name",
  });
});

test.each([
  ["", "*/*"],
  ["?w=320", "*/*"],
  ["?w=2000", "image/webp"],
  ["?w=320", "image/avif"],
])("removes location, serial number and owner (%j, %s) [A164]", async (query, accept) => {
  fixture.cmsFiles.set("a.jpg", await takePhoto());
  const served = await readBytes(await fixture.get(`/api/image/a.jpg${query}`, { accept }));
  for (const secret of secrets) expect(served.includes(secret), secret).toBe(false);
  const { exif, xmp, iptc, icc, orientation, format } = await sharp(served).metadata();
  expect({ exif, iptc, icc, orientation }).toEqual({});
  expect(String(xmp).match(/[\w:]+="[^"]*"/g)).toEqual(onlyTheMark);
  // exifr cannot open WebP; sharp has just checked it.
  if (format === "jpeg")
    expect((await exifr.parse(served, everything)) ?? {}).not.toHaveProperty("Make");
});

test.each(["png", "webp", "avif"] as const)(
  "removes the metadata of a %s [A164]",
  async (format) => {
    const exif = { IFD0: { Artist: "Owner Name" }, IFD3: { GPSLatitude: "31/1 6/1 0/1" } };
    const create = { width: 90, height: 60, channels: 3, background: "#567a5c" } as const;
    const sent = await sharp({ create }).withExif(exif)[format]().toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    fixture.cmsFiles.set(`a.${format}`, sent);
    for (const query of ["", "?w=160"]) {
      const served = await readBytes(await fixture.get(`/api/image/a.${format}${query}`));
      expect((await sharp(served).metadata()).exif).toBeUndefined();
      expect(served.includes("Owner Name")).toBe(false);
    }
  },
);

test("marks photographs that data mining is prohibited, in at most 450 bytes, unless the school does not", async () => {
  let prohibitsMining = true;
  const other = await startFixture({ prohibitsMining: () => prohibitsMining });
  other.cmsFiles.set("a.jpg", await takePhoto());
  const get = async (path: string, accept: string) => {
    const response = await other.get(path, { accept });
    const bytes = await readBytes(response);
    return { bytes, etag: response.headers.get("etag"), ...(await sharp(bytes).metadata()) };
  };
  for (const accept of ["image/avif", "image/webp", "image/jpeg"]) {
    prohibitsMining = true;
    const marked = await get("/api/image/a.jpg?w=320", accept);
    prohibitsMining = false;
    const unmarked = await get("/api/image/a.jpg?w=320", accept);
    expect(String(marked.xmp), accept).toContain("DMI-PROHIBITED");
    expect(unmarked.xmp, accept).toBeUndefined();
    expect(marked.etag).not.toBe(unmarked.etag);
    expect(marked.bytes.length - unmarked.bytes.length, accept).toBeLessThanOrEqual(450);
  }
  // The site's own pictures are drawings.
  prohibitsMining = true;
  expect((await get("/api/image/SGSM/school-noon?w=320", "image/jpeg")).xmp).toBeUndefined();
  other.close();
});
