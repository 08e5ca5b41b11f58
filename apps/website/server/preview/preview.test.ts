import type { AddressInfo } from "node:net";
import type { Client } from "@manor/content-api";
import { afterEach, expect, test } from "vitest";
import type { Content } from "../../content/content.ts";
import { createHttpServer } from "../http-server.ts";
import { createPreview } from "./preview.ts";

let server: ReturnType<typeof createHttpServer> | undefined;
afterEach(() => new Promise((closed) => (server ? server.close(closed) : closed(undefined))));

/** Requests a file of a preview, which the CMS sends with this type. */
async function fetchFile(type: string): Promise<Response> {
  const client = {
    file: async () => new Response("the file", { headers: { "content-type": type } }),
  } as unknown as Client; // Only `file` is used.
  const step = createPreview(
    { client, content: {} as Content, render: () => Promise.reject(new Error("no page")) },
    { origin: "http://site.invalid", trustProxy: false },
  );
  server = createHttpServer(async (exchange) => {
    if (!(await step(exchange))) exchange.response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server?.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const path = `/preview/${"t".repeat(40)}/file/${"0".repeat(32)}.webp`;
  return fetch(`http://127.0.0.1:${port}${path}`);
}

test.each(["image/png", "image/jpeg", "image/webp"])("serves %s", async (type) => {
  const response = await fetchFile(type);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(type);
});

test.each(["image/svg+xml", "image/gif", "text/html", "image/webp-but-not", ""])(
  "returns 404 for %j",
  async (type) => {
    expect((await fetchFile(type)).status).toBe(404);
  },
);
