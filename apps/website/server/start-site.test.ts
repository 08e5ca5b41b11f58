import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startSite } from "./start-site.ts";

const cms = createServer((_, response) => response.end("[]"));
let folder = "";
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "manor-start-"));
  await new Promise<void>((ready) => cms.listen(0, "127.0.0.1", ready));
});
afterEach(async () => {
  cms.closeAllConnections();
  await new Promise((closed) => cms.close(closed));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, "127.0.0.1", ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** The output of the start, and the address that the site listens on. */
async function start(settings: Record<string, string>) {
  const lines: string[] = [];
  const environment = {
    PORT: String(await freePort()),
    CONTENT_API_URL: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`,
    SITE_DATA_DIR: folder,
    LOG_LEVEL: "silent",
    ...settings,
  };
  const output = { write: (line: string) => void lines.push(line) };
  const site = await startSite(environment, output);
  const { address } = site.server.address() as AddressInfo;
  await site.close();
  return { written: lines.join(""), address };
}

test("warns of test settings in production", async () => {
  const forTests = { SITE_NOW: "2026-11-20T10:00:00+05:30", SITE_EXAMPLES: "on" };
  const { written } = await start({ ...forTests, NODE_ENV: "production" });
  expect(written).toMatch(/WARNING: SITE_NOW .*is fixed at/);
  expect(written).toMatch(/WARNING: SITE_EXAMPLES /);
  expect((await start({ NODE_ENV: "production" })).written).not.toContain("WARNING");
});

test("listens on SITE_ADDRESS", async () => {
  expect((await start({ SITE_ADDRESS: "127.0.0.1" })).address).toBe("127.0.0.1");
  expect((await start({})).address).not.toBe("127.0.0.1");
});
