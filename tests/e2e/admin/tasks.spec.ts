import { isThorough, openAdmin, adminTest as test } from "../harness/admin.ts";
import { expect } from "../harness/fixtures.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { createDriver, type Way } from "./tasks/driver.ts";
import { exported, menus, messages, signIn, toppers } from "./tasks/import-and-messages.ts";
import { album, correction, news, schedule, takeDown, trash } from "./tasks/records.ts";
import { takeScreenshot } from "./tasks/take-screenshot.ts";

/** An ordinary day of an editor; the correction is of that news item, and so is the taking down. */
const tasks = [
  ...[signIn, news, correction, takeDown, schedule, album, toppers, menus, trash],
  ...[messages, exported],
];

/** With `npm run manual` all three, at the site's own pace, and the seconds are judged; else the first. */
const ways: readonly { tag: string; way: Way; width: number }[] = [
  { tag: "mouse", way: "mouse", width: 1280 },
  { tag: "keys", way: "keys", width: 1280 },
  { tag: "phone", way: "touch", width: 390 },
];

for (const { tag, way, width } of isThorough ? ways : ways.slice(0, 1)) {
  test.describe(tag, () => {
    test.use({ adminWidth: width });
    for (const { slug, title, most, ...task } of tasks) {
      test(`by ${tag}: ${title}`, async ({ adminPage, backend, website }) => {
        test.setTimeout(180_000);
        const driver = createDriver(adminPage, way);
        let pictures = 0;
        const picture = async (caption: string) => {
          const since = performance.now();
          pictures += 1;
          if (isThorough && tag === "mouse")
            await takeScreenshot(adminPage, `${slug}-${pictures}.webp`);
          if (isThorough) await expectAccessible(adminPage, caption);
          driver.effort.since += performance.now() - since;
        };
        const context = { adminPage, backend, site: website, driver, tag, picture };
        await openAdmin(adminPage, backend, await task.begin(context));
        driver.effort.since = performance.now();
        await task.run(context);
        const { presses, since } = driver.effort;
        const seconds = (performance.now() - since) / 1_000;
        console.log(`${title} | ${tag} | ${presses} · ${seconds.toFixed(1)} s`);
        const { clicks, taps = clicks, keys } = most;
        expect(presses).toBeLessThanOrEqual({ mouse: clicks, touch: taps, keys }[way]);
        if (isThorough) expect(seconds).toBeLessThan(most.seconds);
        await task.afterwards?.(context);
      });
    }
  });
}
