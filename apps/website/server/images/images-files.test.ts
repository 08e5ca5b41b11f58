import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Fixture, readBytes, startFixture, takePhoto } from "./test-fixture.ts";

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

const getFeedHeaders = ({ headers }: Response) => Object.fromEntries(headers);
const toPath = (name: string) => `/api/image/${encodeURIComponent(name)}`;

test.each([
  "(1).jpg",
  "a#1.jpg",
  "50%.jpg",
  "who?.jpg",
  "a;b.jpg",
  "scan.jpg.pdf",
  "photo.docx",
  "photo",
  "वार्षिक दिवस.jpg",
  "page.html",
])("sends a photo named %s as an image without metadata [A164]", async (name) => {
  fixture.cmsFiles.set(name, await takePhoto());
  const secrets = ["SN-12345", "Owner Name", "Secret Model"];
  for (const query of ["", "?w=160"]) {
    const response = await fixture.get(toPath(name) + query);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const served = await readBytes(response);
    for (const secret of secrets) expect(served.includes(secret)).toBe(false);
  }
  const details = await (await fixture.get(`/photo-details/${encodeURIComponent(name)}`)).json();
  expect(details).toMatchObject({ fileName: name, iso: 200 });
  expect(new Set(fixture.requests)).toEqual(new Set([`/api/image/${name}`]));
});

test("converts TIFF to JPEG without metadata [A164]", async () => {
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><owner>Owner Name</owner></x:xmpmeta>';
  const create = { width: 90, height: 60, channels: 3, background: "#567a5c" } as const;
  const scan = await sharp({ create }).withXmp(xmp).tiff().toBuffer();
  expect(scan.includes("Owner Name")).toBe(true);
  fixture.cmsFiles.set("scan.tif", scan);
  const response = await fixture.get("/api/image/scan.tif");
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  const served = await readBytes(response);
  expect(await sharp(served).metadata()).toMatchObject({ width: 90, height: 60, format: "jpeg" });
  expect(served.includes("Owner Name")).toBe(false);
});

test.each(["FUJIFILMCCD-RAW Owner Name", "8BPS\0\x01 Owner Name"])(
  "rejects an image whose metadata cannot be removed, with any name",
  async (body) => {
    for (const name of ["a.raf", "a.docx", "a.bin", "a"]) {
      fixture.cmsFiles.set(name, body);
      const response = await fixture.get(`/api/image/${name}`);
      expect(response.status).toBe(415);
      expect((await readBytes(response)).includes("Owner Name")).toBe(false);
    }
  },
);

test("sends a document as an attachment with a safe type [A122, A134]", async () => {
  fixture.cmsFiles.set("circulars/Fees 2027.docx", "PK\x03\x04 sample");
  const response = await fixture.get("/api/image/circulars/Fees%202027.docx");
  expect(response.status).toBe(200);
  expect(getFeedHeaders(response)).toMatchObject({
    "content-type": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "content-disposition": 'attachment; filename="Fees 2027.docx"',
    "accept-ranges": "bytes",
    "content-length": "11",
  });
  expect(await response.text()).toBe("PK\x03\x04 sample");
});

test.each(["page.html", "drawing.svg", "script.js", "fees.pdf", "no-ending", "notes.xml"])(
  "sends active content named %s as an attachment [A122, A134]",
  async (name) => {
    fixture.cmsFiles.set(name, "<!-- %PDF-1.7 --><script>alert(1)</script>");
    const response = await fixture.get(`/api/image/${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(response.headers.get("content-type")).toMatch(/^application\/(octet-stream|pdf)$/);
  },
);

test("rejects a document with a width, and a hidden file", async () => {
  fixture.cmsFiles.set("circular.docx", "PK\x03\x04").set(".env", "SECRET=1");
  expect((await fixture.get("/api/image/circular.docx?w=320")).status).toBe(415);
  expect((await fixture.get("/api/image/.env")).status).toBe(415);
});

test("sends a cached document without the CMS, and 304 when it has not changed", async () => {
  fixture.cmsFiles.set("a.docx", "PK\x03\x04 sample");
  const etag = (await fixture.get("/api/image/a.docx")).headers.get("etag") ?? "";
  await fixture.stopCms();
  fixture.passTime(60_000);
  expect(await (await fixture.get("/api/image/a.docx")).text()).toBe("PK\x03\x04 sample");
  expect((await fixture.get("/api/image/a.docx", { "if-none-match": etag })).status).toBe(304);
});

test("resumes a download with range requests", async () => {
  fixture.cmsFiles.set("march.mp4", "0123456789");
  const response = await fixture.get("/api/image/march.mp4", { range: "bytes=4-6" });
  expect(response.headers.get("content-range")).toBe("bytes 4-6/10");
  expect([response.status, await response.text()]).toEqual([206, "456"]);
});

test("does not replace a good document by an error page with status 200", async () => {
  fixture.cmsFiles.set("fees.pdf", "%PDF-1.7 good");
  expect((await fixture.get("/api/image/fees.pdf")).status).toBe(200);
  fixture.cmsFiles.set("fees.pdf", "<!doctype html>Sorry");
  fixture.passTime(15_000);
  expect(await (await fixture.get("/api/image/fees.pdf")).text()).toBe("%PDF-1.7 good");
});

test("hashes a document once per version, not per request", async () => {
  const read = async () => (await fixture.get("/api/image/fees.pdf")).text();
  const hashed = countHashes(/^%PDF/);
  try {
    for (const version of ["%PDF-1.7 fees", "%PDF-1.7 more"]) {
      fixture.cmsFiles.set("fees.pdf", version);
      fixture.passTime(15_000);
      expect(await read()).toBe(version);
      expect(await read()).toBe(version);
      const before = hashed.count;
      expect(before).toBeGreaterThan(0);
      for (let visitor = 0; visitor < 5; visitor += 1) expect(await read()).toBe(version);
      expect(hashed.count).toBe(before);
    }
  } finally {
    hashed.end();
  }
});

/** Counts the hashes of texts that match `begin`; `end` restores the original function. */
function countHashes(begin: RegExp) {
  const real = crypto.hash;
  const put = (hash: typeof crypto.hash) => {
    crypto.hash = hash;
    syncBuiltinESMExports();
  };
  const counted = { count: 0, end: () => put(real) };
  // All callers ask for a text.
  put(((algorithm: string, data: string | Buffer, encoding: "hex") => {
    if (begin.test(data.toString())) counted.count += 1;
    return real(algorithm, data, encoding);
  }) as typeof real);
  return counted;
}
