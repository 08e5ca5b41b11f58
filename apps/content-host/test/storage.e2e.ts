import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import sharp from "sharp";
import { signInFirstAdmin, uploadPicture } from "./clerk.ts";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "./running-host.ts";

describe("files in a bucket", () => {
  const dataDir = newDataDir();
  const objects = new Map<string, Buffer>();
  const bucket = createServer(async (request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    if (request.method === "PUT") objects.set(path, await bodyOf(request));
    if (request.method === "DELETE") objects.delete(path);
    const object =
      request.method === "GET" || request.method === "HEAD" ? objects.get(path) : Buffer.of();
    response.writeHead(object ? 200 : 404, { "content-length": object?.length ?? 0, etag: '"x"' });
    response.end(request.method === "GET" ? object : undefined);
  });
  let host: RunningHost;

  before(async () => {
    bucket.listen(0, "127.0.0.1");
    await once(bucket, "listening");
    const { port } = bucket.address() as AddressInfo;
    const environment = {
      S3_BUCKET: "school",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "sample",
      S3_SECRET_ACCESS_KEY: "sample",
    };
    host = await startHost({ dataDir, environment });
  });
  after(async () => {
    await host.stop();
    bucket.closeAllConnections();
    bucket.close();
    removeDataDir(dataDir);
  });

  test("a picture goes into the bucket, and from there to visitors while a record shows it", async () => {
    const clerk = await signInFirstAdmin(host);
    const bytes = await sharp({
      create: { width: 40, height: 30, channels: 3, background: "#789" },
    })
      .jpeg()
      .toBuffer();
    const picture = await uploadPicture(clerk, bytes, "one.jpg");
    const { filename } = await (await clerk.ask("GET", `media/${picture}?depth=0`)).json();
    assert.ok(objects.size >= 1);
    const served = () => fetch(`${host.url}/api/image/${filename}`);
    assert.equal((await served()).status, 404);
    const news = { title: "With a picture", school: 1, images: [picture], _status: "published" };
    const { id } = await clerk.save("POST", "news", news);
    const answer = await served();
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get("content-type"), "image/jpeg");
    const received = Buffer.from(await answer.arrayBuffer());
    assert.ok([...objects.values()].some((object) => object.equals(received)));
    await clerk.save("PATCH", `news/${id}`, { _status: "draft" });
    assert.equal((await served()).status, 404);
  });
});

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
