import type { Locator, Page } from "@playwright/test";
import type { UploadFile } from "../../harness/admin.ts";

/** With the mouse or a finger, and the keyboard for words alone; or with nothing but the keyboard. */
export type Way = "mouse" | "keys" | "touch";

/** Works at a page in one of the ways, and counts the presses: of keys all but those that write. */
export type Driver = ReturnType<typeof createDriver>;

export function createDriver(page: Page, way: Way) {
  const effort = { presses: 0, since: performance.now() };

  /** By keyboard: with Tab, back with Shift and Tab, by arrow among choices. */
  const reach = async (place: Locator) => {
    await place.waitFor({ state: "attached" });
    for (let steps = 0; steps < 600; steps += 1) {
      const key = await place.evaluate(keyTowards);
      if (!key) return;
      effort.presses += 1;
      await page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not reach ${place}: no task can be done without it.`);
  };
  const click = async (place: Locator, key = "Enter") => {
    if (way === "keys") await reach(place);
    effort.presses += 1;
    if (way === "keys") await page.keyboard.press(key);
    else await (way === "touch" ? place.tap() : place.click());
  };
  const write = async (box: Locator, words: string) => {
    await (way === "keys" ? reach(box) : click(box));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(words);
  };

  return {
    way,
    effort,
    click,
    tick: (box: Locator) => click(box, "Space"),
    /** Goes into a box and writes; what stood there is gone. */
    write,
    /** Goes on to the next box with the Tab key, where there is one, and writes. */
    writeNext: async (box: Locator, words: string) => {
      if (way !== "mouse") return write(box, words);
      const { presses } = effort;
      await reach(box);
      effort.presses = presses;
      await page.keyboard.insertText(words);
    },
    select: async (list: Locator, words: string) => {
      if (way !== "keys") {
        effort.presses += 2;
        await list.selectOption(words);
        return;
      }
      await reach(list);
      await page.keyboard.type(words);
    },
    /** Opens the computer's own list of files, takes some of them and says "Open": two presses. */
    choose: async (input: Locator, files: UploadFile[]) => {
      const opened = page.waitForEvent("filechooser");
      if (way === "keys") await click(input, "Space");
      else await click(page.locator(`label[for="${await input.getAttribute("id")}"]`));
      effort.presses += 1;
      await (await opened).setFiles(files);
    },
  };
}

/** Which key leads from the element with the focus towards this one. */
function keyTowards(place: Element): string | undefined {
  const focused = document.activeElement;
  if (focused === place) return undefined;
  if (!focused || focused === document.body) return "Tab";
  const isBefore = focused.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_PRECEDING;
  const isChoice = [focused, place].every((each) => each.matches("input[type=radio]"));
  if (isChoice && focused.getAttribute("name") === place.getAttribute("name"))
    return isBefore ? "ArrowUp" : "ArrowDown";
  return isBefore ? "Shift+Tab" : "Tab";
}
