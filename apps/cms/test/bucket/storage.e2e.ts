import { beforeAll, describe, expect, test } from "vitest";
import { uploadPicture } from "../editor.ts";
import { prepareCms } from "../prepare-cms.ts";
import { type OpenBucket, openBucket } from "./open-bucket.ts";

/** Run by `npm run test:postgres`, which starts the server. */
describe("files in a bucket", () => {
  const { admin, dataDir, visitor } = prepareCms();
  let bucket: OpenBucket;
  beforeAll(async () => {
    bucket = await openBucket(dataDir);
  });

  test("an image is stored in the bucket, and served to visitors while a record shows it", async () => {
    const { id: picture, filename } = await uploadPicture(admin, "one.jpg");
    expect(await bucket.keys()).toContain(filename);
    expect(await visitor.fileStatus(filename)).toBe(404);
    const news = { title: "With a picture", images: [picture] };
    const { id } = await admin.publish("news", news);
    const response = await visitor.ask(`/api/image/${filename}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(await bucket.read(filename));
    await admin.save("PATCH", `news/${id}`, { _status: "draft" });
    expect(await visitor.fileStatus(filename)).toBe(404);
  });

  test("a file that is deleted in the CMS is deleted in the bucket", async () => {
    const { id, filename } = await uploadPicture(admin, "two.jpg");
    expect(await bucket.keys()).toContain(filename);
    expect((await admin.ask("DELETE", `media/${id}?trash=true`)).status).toBe(200);
    expect(await bucket.keys()).not.toContain(filename);
  });

  test("the bucket rejects another key, and supports ranges", async () => {
    const [key = ""] = await bucket.keys();
    await expect(bucket.read(key, { key: "another key" })).rejects.toMatchObject({
      name: "SignatureDoesNotMatch",
    });
    const whole = await bucket.read(key);
    expect(await bucket.read(key, { range: "bytes=10-19" })).toEqual(whole.subarray(10, 20));
    expect(await bucket.sizeOf(key)).toBe(whole.length);
  });
});
