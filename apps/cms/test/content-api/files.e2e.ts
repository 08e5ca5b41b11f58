import assert from "node:assert/strict";
import { listCalls } from "@manor/content-api";
import { describe, test } from "vitest";
import { admin, cms, fetchStatus, image, list } from "../sample-cms.ts";

describe("a CMS with sample content", () => {
  test("serves every file in a response with its type, and no other file [A297]", async () => {
    const named = new Set<string>();
    for (const call of Object.values(listCalls)) {
      for (const item of await list(call.path("SGSM"))) {
        for (const field of ["images", "image", "attachments"]) {
          for (const file of (item[field] as string[] | undefined) ?? []) named.add(file);
        }
      }
    }
    assert.ok(named.size > 100);
    for (const file of named) {
      const response = await fetch(cms.url + image(file));
      assert.equal(response.status, 200, file);
      const type = file.endsWith(".pdf") ? "application/pdf" : "image/jpeg";
      assert.equal(response.headers.get("content-type"), type);
      assert.equal(response.headers.get("x-content-type-options"), "nosniff");
      // Caches must revalidate, so that a removed file disappears.
      assert.equal(response.headers.get("cache-control"), "no-cache");
      const bytes = Buffer.from(await response.arrayBuffer());
      for (const secret of ["SAMPLE-", "Sample Owner", "Sample Photographer"]) {
        assert.equal(bytes.includes(secret), false, `${file} contains ${secret} [A164]`);
      }
    }
    const { docs } = await (await admin.ask("GET", "media?limit=0&depth=0")).json();
    const stored: string[] = docs.flatMap(({ filename, sizes }: Stored) =>
      [{ filename }, ...Object.values(sizes ?? {})]
        .map((file) => file?.filename ?? "")
        .filter((file) => file !== "" && !named.has(file)),
    );
    assert.ok(stored.length > 50);
    for (const file of stored) assert.equal(await fetchStatus(image(file)), 404, file);
    assert.equal(await fetchStatus("/api/image/sgsm/from-the-hill"), 200);
  });

  test("no request path reaches a file outside the media folder", async () => {
    const names = [
      "../content.db",
      "%2e%2e%2fcontent.db",
      "..%5ccontent.db",
      "/etc/passwd",
      "a%00.jpg",
      "CON",
    ];
    for (const name of [
      ...names,
      `${"a".repeat(300)}.jpg`,
      "%252e%252e%252fsecret",
      "a.svg",
      "%",
    ]) {
      const status = await fetchStatus(image(name));
      assert.ok(status === 404 || status === 400, `${name}: ${status}`);
    }
  });
});

/** An image with the sizes that Payload creates. */
type Stored = { filename: string; sizes?: Record<string, { filename?: string | null } | null> };
