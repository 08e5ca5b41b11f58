import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { signInFirstAdmin } from "../../../apps/cms/test/editor.ts";
import { startCms } from "../harness/cms.ts";
import { expect, bareTest as test } from "../harness/fixtures.ts";
import { startSite } from "../harness/site.ts";

const DAY_MS = 86_400_000;
const toKolkataDate = (timestamp: number): string =>
  new Date(timestamp).toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });

test("at midnight in Kolkata expired records leave the website and due ones appear, within 15 seconds @slow", async () => {
  test.setTimeout(180_000);
  const clock = test.info().outputPath("clock");
  const setOffset = (ms: number) => writeFileSync(clock, String(ms));
  setOffset(0);
  const program = resolve(import.meta.dirname, "../harness/shift-clock.ts");
  const env = { MOVED_CLOCK: clock, NODE_OPTIONS: `--import=${program}`, SITE_NOW: "" };
  const cms = await startCms({ env: { ...env, SAMPLE_CONTENT: "off" } });
  const editor = await signInFirstAdmin(cms);
  const [today, tomorrow] = [toKolkataDate(Date.now()), toKolkataDate(Date.now() + DAY_MS)];
  const publish = (list: string, record: object) =>
    editor.save("POST", list, { ...record, _status: "published" });
  await publish("online-registrations", { title: "Register today", showUntil: today });
  await publish("announcements", { description: "Today’s last line", showUntil: today });
  await publish("announcements", { description: "A line from tomorrow", showFrom: tomorrow });
  await publish("notices", { title: "A notice from tomorrow", showFrom: tomorrow });
  const site = await startSite({
    contentApiUrl: cms.url,
    env: { ...cms.env, ...env, CONTENT_POLL_MS: "" },
  });
  const shown = async () => {
    const paths = ["/", "/api/notification/SGSM"];
    const texts = await Promise.all(
      paths.map(async (path) => (await fetch(site.url + path)).text()),
    );
    const ours = /Register today|Today’s last line|A line from tomorrow|A notice from tomorrow/g;
    return [...new Set(texts.join("").match(ours))].sort();
  };
  await expect.poll(shown).toEqual(["Register today", "Today’s last line"]);
  setOffset(Date.parse(`${tomorrow}T00:00:00+05:30`) - Date.now());
  const tomorrowsLines = ["A line from tomorrow", "A notice from tomorrow"];
  await expect.poll(shown, { timeout: 15_000 }).toEqual(tomorrowsLines);
  await site.stop();
  await cms.stop();
});
