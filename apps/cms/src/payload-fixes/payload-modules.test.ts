import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { s3Storage } from "@payloadcms/storage-s3";
import { writeMigrationIndex } from "payload";
import { expect, test } from "vitest";
import { readSource, repaired } from "./test-repaired.ts";

/** Each test shows a fault of a module of the installed Payload. It fails when Payload is repaired. */

test("a backoff has no maximum", async () => {
  const file = "queues/errors/calculateBackoffWaitUntil.js";
  const { calculateBackoffWaitUntil } = await import(
    new URL(file, import.meta.resolve("payload")).href
  );
  const backoff = { type: "exponential", delay: 1_000, maxDelay: 60_000 };
  const next = calculateBackoffWaitUntil({
    retriesConfig: { attempts: 90, backoff },
    totalTried: 30,
  });
  const days = (next.getTime() - Date.now()) / 86_400_000;
  expect(days, repaired("backoff-without-maximum.ts")).toBeGreaterThan(365);
});

test("the S3 plugin adds its upload handler to the admin without uploads from the browser", async () => {
  const plugin = s3Storage({ bucket: "a", collections: { media: true }, config: {} });
  const { admin } = await plugin({
    collections: [{ slug: "media", upload: true, fields: [] }],
  } as never);
  expect(admin?.components?.providers, repaired("s3-handler-not-in-import-map.ts")).toHaveLength(1);
});

test("the list of migrations is imported without extensions, and types are mixed with values", () => {
  const folder = mkdtempSync(join(tmpdir(), "payload-faults-"));
  writeFileSync(join(folder, "first.ts"), "");
  writeMigrationIndex({ migrationsDir: folder });
  const list = readFileSync(join(folder, "index.ts"), "utf8");
  rmSync(folder, { recursive: true });
  expect(list, repaired("migration-imports.ts")).toContain("from './first';");
  const template = readSource("@payloadcms/drizzle", "utilities/getMigrationTemplate.js");
  expect(template, repaired("migration-imports.ts")).toContain("{ MigrateUpArgs, MigrateDownArgs,");
});

test("Payload adds its cookie prefix to a cookie that its script sets", () => {
  const theme = readSource("@payloadcms/ui", "providers/Theme/index.js");
  expect(theme, repaired("cookie-prefix-on-script-cookies.ts")).toContain("config.cookiePrefix ||");
  expect(theme).toContain("document.cookie =");
});
