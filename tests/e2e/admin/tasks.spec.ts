import { openAdmin, adminTest as test } from "../harness/admin.ts";
import { expect } from "../harness/fixtures.ts";
import { isThorough } from "../harness/is-thorough.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { createDriver, type InputMethod } from "./tasks/driver.ts";
import {
  enquiry,
  exported,
  menus,
  messages,
  signIn,
  toppers,
} from "./tasks/import-and-messages.ts";
import { album, correction, news, schedule, trash, unpublish } from "./tasks/records.ts";
import { takeScreenshot } from "./tasks/take-screenshot.ts";
import { translation } from "./tasks/translation.ts";
import { visitCancel, visitDays, visitList } from "./tasks/visits.ts";

/** The daily tasks of an editor. */
const tasks = [
  ...[signIn, news, correction, unpublish, schedule, album, toppers, menus, trash],
  ...[messages, enquiry, visitDays, visitList, visitCancel, exported, translation],
];

/** `npm run manual` tests all three and checks the seconds; other runs test the first. */
const inputs: readonly { tag: string; method: InputMethod; width: number }[] = [
  { tag: "mouse", method: "mouse", width: 1280 },
  { tag: "keys", method: "keys", width: 1280 },
  { tag: "phone", method: "touch", width: 390 },
];

test.describe.configure({ mode: "default" });

for (const { tag, method, width } of isThorough ? inputs : inputs.slice(0, 1)) {
  test.describe(tag, () => {
    test.use({ adminWidth: width });
    for (const { slug, title, max, ...task } of tasks) {
      test(`by ${tag}: ${title}`, async ({ adminPage, backend, website }) => {
        test.setTimeout(180_000);
        const driver = createDriver(adminPage, method);
        let screenshots = 0;
        const screenshot = async (caption: string) => {
          const since = performance.now();
          screenshots += 1;
          if (isThorough && tag === "mouse")
            await takeScreenshot(adminPage, `${slug}-${screenshots}.webp`);
          if (isThorough) await expectAccessible(adminPage, caption);
          driver.effort.since += performance.now() - since;
        };
        const context = { adminPage, backend, site: website, driver, tag, screenshot };
        await openAdmin(adminPage, backend, await task.setUp(context));
        driver.effort.since = performance.now();
        await task.run(context);
        const { presses, since } = driver.effort;
        const seconds = (performance.now() - since) / 1_000;
        console.log(`${title} | ${tag} | ${presses} · ${seconds.toFixed(1)} s`);
        const { clicks, taps = clicks, keys } = max;
        expect(presses).toBeLessThanOrEqual({ mouse: clicks, touch: taps, keys }[method]);
        if (isThorough) expect(seconds).toBeLessThan(max.seconds);
        await task.verify?.(context);
      });
    }
  });
}
