import type { Client } from "@manor/content-api";
import { expect, test } from "vitest";
import type { Content } from "../../content/content.ts";
import { PASSED, serveSteps } from "../test-server.ts";
import { createPreview } from "./preview.ts";

/** Requests a file of a preview, which the CMS sends with this type. */
async function fetchFile(type: string): Promise<Response> {
  const client = {
    file: async () => new Response("the file", { headers: { "content-type": type } }),
  } as unknown as Client; // Only `file` is used.
  const step = createPreview(
    { client, content: {} as Content, render: () => Promise.reject(new Error("no page")) },
    { origin: "http://site.invalid", trustProxy: false },
  );
  const path = `/preview/${"t".repeat(40)}/file/${"0".repeat(32)}.webp`;
  return fetch((await serveSteps([step])) + path);
}

test.each(["image/png", "image/jpeg", "image/webp"])("serves %s", async (type) => {
  const response = await fetchFile(type);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(type);
});

test.each(["image/svg+xml", "image/gif", "text/html", "image/webp-but-not", ""])(
  "passes %j on",
  async (type) => {
    expect((await fetchFile(type)).status).toBe(PASSED);
  },
);
