import assert from "node:assert/strict";
import sharp from "sharp";
import { beforeAll, describe, test } from "vitest";
import { type Editor, uploadPicture } from "../editor.ts";
import { prepareCms } from "../prepare-cms.ts";
import type { RunningCms } from "../running-cms.ts";
import { type OpenBucket, openBucket } from "./open-bucket.ts";

/** Run by `npm run test:postgres`, which starts the server. */
describe("files in a bucket", () => {
  const used = prepareCms();
  let bucket: OpenBucket;
  let cms: RunningCms;
  let admin: Editor;
  beforeAll(async () => {
    ({ cms, admin } = used);
    bucket = await openBucket(used.dataDir);
  });

  const jpeg = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: "#789" } })
      .jpeg()
      .toBuffer();

  test("an image is stored in the bucket, and served to visitors while a record shows it", async () => {
    const picture = await uploadPicture(admin, await jpeg(), "one.jpg");
    const { filename } = await (await admin.ask("GET", `media/${picture}?depth=0`)).json();
    assert.ok((await bucket.keys()).includes(filename));
    const served = () => fetch(`${cms.url}/api/image/${filename}`);
    assert.equal((await served()).status, 404);
    const news = { title: "With a picture", images: [picture], _status: "published" };
    const { id } = await admin.save("POST", "news", news);
    const response = await served();
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("content-type"), "image/jpeg");
    const received = Buffer.from(await response.arrayBuffer());
    assert.deepEqual(received, await bucket.read(filename));
    await admin.save("PATCH", `news/${id}`, { _status: "draft" });
    assert.equal((await served()).status, 404);
  });

  test("a file that is deleted in the CMS is deleted in the bucket", async () => {
    const picture = await uploadPicture(admin, await jpeg(), "two.jpg");
    const { filename } = await (await admin.ask("GET", `media/${picture}?depth=0`)).json();
    assert.ok((await bucket.keys()).includes(filename));
    const gone = await admin.ask("DELETE", `media/${picture}?trash=true`);
    assert.ok(gone.ok, await gone.text());
    assert.equal((await bucket.keys()).includes(filename), false);
  });

  test("the bucket rejects another key, and supports ranges", async () => {
    const [key = ""] = await bucket.keys();
    await assert.rejects(bucket.read(key, { key: "another key" }), {
      name: "SignatureDoesNotMatch",
    });
    const whole = await bucket.read(key);
    assert.deepEqual(await bucket.read(key, { range: "bytes=10-19" }), whole.subarray(10, 20));
    assert.equal(await bucket.sizeOf(key), whole.length);
  });
});
