import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isThorough, openAtDesk, deskTest as test } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";
import { createHand, type Way } from "../harness/hand.ts";
import { closeManual, isWriting, openManualPage, writeMeasured } from "../harness/manual.ts";
import { expectNoFaults } from "./expect-no-faults.ts";
import { album } from "./tasks/album.ts";
import { exported, messages } from "./tasks/messages.ts";
import { correction, news, takeDown } from "./tasks/news.ts";
import { schedule, trash } from "./tasks/schedule.ts";
import { signIn } from "./tasks/sign-in.ts";
import { menus, toppers } from "./tasks/tables.ts";

/** What a clerk does on an ordinary day; the correction is of that news item, and so is the taking down. */
const tasks = [
  signIn,
  news,
  correction,
  takeDown,
  schedule,
  album,
  toppers,
  menus,
  trash,
  messages,
  exported,
];

/** What the manual says of a task. */
function readPage(slug: string) {
  const file = resolve(import.meta.dirname, `../../../docs/desk/${slug}.md`);
  const text = readFileSync(file, "utf8");
  const [, title = "", hindi = "", when = ""] = /^# (.+) · (.+)\n\n\*(.+)\*$/m.exec(text) ?? [];
  const steps = [...text.matchAll(/^\d+\. (.*)$/gm)].map(([, step = ""]) => step);
  return { slug, title, hindi, when, steps };
}
const pages = tasks.map((task) => ({ ...task, ...readPage(task.slug) }));

/** With `npm run manual` all three, at the site's own pace, and the seconds are judged; else the first. */
const ways: readonly { tag: string; way: Way; width: number }[] = [
  { tag: "mouse", way: "mouse", width: 1280 },
  { tag: "keys", way: "keys", width: 1280 },
  { tag: "phone", way: "touch", width: 390 },
];
const done: { slug: string; tag: string; presses: number; seconds: number }[] = [];
test.afterAll(() => {
  for (const { slug, tag, presses, seconds } of done)
    console.log(`${slug} | ${tag} | ${presses} presses | ${seconds.toFixed(1)} s`);
  if (isWriting && done.length === tasks.length * ways.length) writeMeasured(pages, done);
});

for (const { tag, way, width } of isThorough ? ways : ways.slice(0, 1)) {
  test.describe(tag, () => {
    test.use({ deskWidth: width });
    for (const task of pages) {
      test(`by ${tag}: ${task.title}`, async ({ desk, office, website }) => {
        test.setTimeout(180_000);
        await openAtDesk(desk, office, "");
        const hand = createHand(desk, way);
        const page = openManualPage(task, desk);
        const isForManual = tag === "mouse";
        const steps = [...task.steps];
        const next = () => page.say(steps.shift() ?? "");
        let checked = 0;
        const look = async (what: string) => {
          if (isForManual || !isWriting) await page.look(what);
          if (!isThorough) return;
          const since = performance.now();
          await expectNoFaults(desk, what);
          checked += performance.now() - since;
        };
        const stage = { desk, office, site: website, hand, tag, next, look };
        await task.do(stage);
        expect(steps, "steps that are not done").toEqual([]);
        const { presses, seconds: all } = hand.effort();
        const effort = { presses, seconds: all - checked / 1_000 };
        done.push({ slug: task.slug, tag, ...effort });
        const { clicks, taps = clicks, keys } = task.most;
        const most = { mouse: clicks, touch: taps, keys }[way];
        expect(effort.presses, "presses").toBeLessThanOrEqual(most);
        if (isThorough) expect(effort.seconds).toBeLessThan(task.most.seconds);
        await task.afterwards?.(stage);
        if (isForManual) page.close();
      });
    }
  });
}

test("the first page of the manual names every task", () => {
  closeManual(pages);
});
