import { isThorough, openAtDesk, deskTest as test } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";
import { createHand, type Way } from "../harness/hand.ts";
import { closeManual, isWriting, openManualPage } from "../harness/manual.ts";
import { tasks } from "./tasks/all.ts";

/** With `npm run manual` all three, at the site's own pace, and the seconds are judged; else the first. */
const ways: readonly { tag: string; way: Way; width: number }[] = [
  { tag: "mouse", way: "mouse", width: 1280 },
  { tag: "keys", way: "keys", width: 1280 },
  { tag: "phone", way: "mouse", width: 390 },
];
const done = ["task | way | presses | seconds"];
test.afterAll(() => {
  console.log(done.join("\n"));
});

for (const { tag, way, width } of isThorough ? ways : ways.slice(0, 1)) {
  test.describe(tag, () => {
    test.use({ deskWidth: width });
    for (const task of tasks) {
      test(`A542 by ${tag}: ${task.title}`, async ({ desk, office, website }) => {
        test.setTimeout(180_000);
        await openAtDesk(desk, office, "");
        const hand = createHand(desk, way);
        const page = openManualPage(task, desk);
        const isForManual = tag === "mouse";
        const look = isForManual || !isWriting ? page.look : async () => {};
        const stage = { desk, office, site: website, hand, tag, say: page.say, look };
        await task.do(stage);
        const { presses, seconds } = hand.effort();
        done.push(`${task.slug} | ${tag} | ${presses} | ${seconds.toFixed(1)}`);
        if (way === "mouse") expect(presses, "presses").toBeLessThanOrEqual(task.most.clicks);
        if (isThorough && tag === "mouse") expect(seconds).toBeLessThan(task.most.seconds);
        await task.afterwards?.(stage);
        if (isForManual) page.close();
      });
    }
  });
}

test("A543 the first page of the manual names every task", () => {
  closeManual(tasks);
});
