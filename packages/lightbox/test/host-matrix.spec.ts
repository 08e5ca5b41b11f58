import { expect, test, type Viewer } from "./viewer.ts";

const getPhoto = (url: string) => new URL(url).searchParams.get("photo");
const both = [false, true];
const ids = ["1", "2", "3", "4", "5"];
const arrivals = ["at once", "later", "emptied and refilled"] as const;

interface Step {
  open: boolean;
  photo: string | null;
  calls: unknown[];
}

/** Waits until the page is idle. Returns the current photo in the URL and all calls. */
async function waitForIdle(viewer: Viewer, isOpen: boolean, counted: number): Promise<Step> {
  await expect(viewer.dialog).toHaveCount(isOpen ? 1 : 0);
  await expect.poll(async () => (await viewer.calls()).length).toBeGreaterThanOrEqual(counted);
  await viewer.nextFrame();
  await viewer.nextFrame();
  const calls = await viewer.calls();
  const photo = getPhoto(viewer.page.url());
  const open = (await viewer.dialog.count()) === 1;
  return { open, photo, calls: calls.map(([name, index]) => `${name} ${index}`) };
}

const opened = ["onOpen 0"];
const moved = ["onNext 1", "onSelect 1", "onNext 2", "onSelect 2", "onNext 3", "onSelect 3"];
const atFour = [...opened, ...moved];

const withUrls: Step[] = [
  { open: true, photo: "1", calls: opened },
  { open: true, photo: "4", calls: atFour },
  { open: false, photo: null, calls: [...atFour, "onClose 3"] },
  { open: true, photo: "4", calls: [...atFour, "onClose 3", "onOpen 3"] },
  { open: false, photo: null, calls: [...atFour, "onClose 3", "onOpen 3", "onClose 3"] },
];
/** Back and Forward belong to the host page. */
const withoutUrls: Step[] = [
  { open: true, photo: null, calls: opened },
  { open: true, photo: null, calls: atFour },
  { open: true, photo: null, calls: atFour },
  { open: true, photo: null, calls: atFour },
  { open: false, photo: null, calls: [...atFour, "onClose 3"] },
];

for (const inline of both)
  for (const store of both)
    for (const images of arrivals)
      for (const strict of both)
        for (const urls of both) {
          const name = [
            inline ? "inline functions" : "stable functions",
            store ? "external store" : "React state",
            `photos ${images}`,
            strict ? "StrictMode" : "no StrictMode",
            urls ? "URLs" : "no URLs",
          ].join(", ");
          test(`opens, moves, goes back, forward and closes: ${name}`, async ({ viewer, page }) => {
            const start = images === "at once" ? ids : [];
            await viewer.visitHost({ inline, store, strict, urls, state: { ids: start } });
            if (images === "emptied and refilled") {
              await viewer.setHost({ ids });
              await viewer.setHost({ ids: [] });
            }
            if (!urls) await page.evaluate(() => history.pushState(null, ""));
            if (images !== "at once") await viewer.setHost({ ids });
            const expected = urls ? withUrls : withoutUrls;
            const at = (step: number) => expected[step]?.calls.length ?? 0;
            const seen: Step[] = [];
            await page.getByRole("button", { name: "Open", exact: true }).click();
            seen.push(await waitForIdle(viewer, true, at(0)));
            for (let move = 0; move < 3; move += 1) await viewer.press("ArrowRight");
            seen.push(await waitForIdle(viewer, true, at(1)));
            await page.evaluate(() => history.back());
            seen.push(await waitForIdle(viewer, !urls, at(2)));
            await page.evaluate(() => history.forward());
            seen.push(await waitForIdle(viewer, true, at(3)));
            await viewer.press("Escape");
            seen.push(await waitForIdle(viewer, false, at(4)));
            await expect.poll(() => getPhoto(page.url())).toBeNull();
            seen[4] = { ...(seen[4] as Step), photo: getPhoto(page.url()) };
            expect(seen).toEqual(expected);
          });
        }
