import { readdirSync } from "node:fs";
import { join } from "node:path";
import { alive, fill, message, posts, send, thanks } from "./harness/contact-form.ts";
import { expect, test } from "./harness/fixtures.ts";
import { startSite } from "./harness/site.ts";
import { startStubHost } from "./harness/stub-host.ts";

test("with the host down a message is kept on disk and delivered when it is back, restart or not [A213]", async ({
  page,
}) => {
  const host = await startStubHost();
  const dataDir = test.info().outputPath("site-data");
  const first = await startSite({ contentApiUrl: host.url, dataDir });
  await host.close();
  await page.goto(`${first.url}/contact`);
  await alive(page);
  await fill(page, message);
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(readdirSync(join(dataDir, "outbox"))).toHaveLength(1);
  await first.stop();
  await host.open();
  const second = await startSite({ contentApiUrl: host.url, dataDir });
  await expect.poll(() => posts(host.received).length, { timeout: 15_000 }).toBe(1);
  await expect.poll(() => readdirSync(join(dataDir, "outbox")).length).toBe(0);
  expect(JSON.parse(posts(host.received)[0]?.body ?? "")).toEqual({
    ...message,
    schoolcode: "SGSM",
  });
  await second.stop();
  await host.close();
});
