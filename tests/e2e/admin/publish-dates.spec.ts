import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { signInFirstAdmin } from "../../../apps/cms/test/clerk.ts";
import { startCms } from "../harness/cms.ts";
import { expect, bareTest as test } from "../harness/fixtures.ts";
import { startSite } from "../harness/site.ts";

const oneDay = 86_400_000;
const dayInKolkata = (moment: number): string =>
  new Date(moment).toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });

test("at midnight in Kolkata what ends leaves the website and what begins comes, within 15 seconds", async () => {
  test.setTimeout(180_000);
  const clock = test.info().outputPath("clock");
  const setAhead = (by: number) => writeFileSync(clock, String(by));
  setAhead(0);
  const program = resolve(import.meta.dirname, "../harness/shift-clock.ts");
  const env = { MOVED_CLOCK: clock, NODE_OPTIONS: `--import=${program}`, SITE_NOW: "" };
  const cms = await startCms({ env: { ...env, SAMPLE_CONTENT: "off" } });
  const editor = await signInFirstAdmin(cms);
  const [today, tomorrow] = [dayInKolkata(Date.now()), dayInKolkata(Date.now() + oneDay)];
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
  setAhead(Date.parse(`${tomorrow}T00:00:00+05:30`) - Date.now());
  const afterwards = ["A line from tomorrow", "A notice from tomorrow"];
  await expect.poll(shown, { timeout: 15_000 }).toEqual(afterwards);
  await site.stop();
  await cms.stop();
});
