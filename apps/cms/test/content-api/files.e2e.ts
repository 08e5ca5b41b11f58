import { listCalls } from "@manor/content-api";
import { expect, test } from "vitest";
import { admin, visitor } from "../sample-cms.ts";

/** An image with the sizes that Payload creates. */
type Stored = { filename: string; sizes?: Record<string, { filename?: string | null } | null> };

test("serves every file in a response with its type, and no other file [A297]", async () => {
  const named = new Set<string>();
  for (const call of Object.values(listCalls)) {
    for (const item of await visitor.list(call.path("SGSM"))) {
      for (const field of ["images", "image", "attachments"]) {
        for (const file of (item[field] as string[] | undefined) ?? []) named.add(file);
      }
    }
  }
  expect(named.size).toBeGreaterThan(100);
  for (const file of named) {
    const response = await visitor.ask(`/api/image/${file}`);
    expect(response.status, file).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": file.endsWith(".pdf") ? "application/pdf" : "image/jpeg",
      "x-content-type-options": "nosniff",
      // Caches must revalidate, so that a removed file disappears.
      "cache-control": "no-cache",
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    for (const secret of ["SAMPLE-", "Sample Owner", "Sample Photographer"])
      expect(bytes.includes(secret), `${file} contains ${secret} [A164]`).toBe(false);
  }
  const stored = (await admin.find<Stored>("media?limit=0&depth=0"))
    .flatMap(({ filename, sizes }) => [{ filename }, ...Object.values(sizes ?? {})])
    .map((file) => file?.filename ?? "")
    .filter((file) => file !== "" && !named.has(file));
  expect(stored.length).toBeGreaterThan(50);
  for (const file of stored) expect(await visitor.fileStatus(file), file).toBe(404);
  expect(await visitor.status("/api/image/sgsm/from-the-hill")).toBe(200);
});

test.each([
  "../content.db",
  "%2e%2e%2fcontent.db",
  "..%5ccontent.db",
  "/etc/passwd",
  "a%00.jpg",
  "CON",
  `${"a".repeat(300)}.jpg`,
  "%252e%252e%252fsecret",
  "a.svg",
  "%",
])("the path %s reaches no file outside the media folder", async (name) => {
  expect([400, 404]).toContain(await visitor.fileStatus(name));
});
