import type { Locator, Page } from "@playwright/test";
import type { UploadFile } from "../../harness/admin.ts";

/** Mouse and touch use the keyboard only for text. */
export type InputMethod = "mouse" | "keys" | "touch";

/** Operates a page by one input method, and counts clicks, taps, and keys that are not text. */
export type Driver = ReturnType<typeof createDriver>;

export function createDriver(page: Page, method: InputMethod) {
  const effort = { presses: 0, since: performance.now() };

  /** Moves the focus by Tab and Shift+Tab, or by arrow keys in a radio group. */
  const reach = async (place: Locator) => {
    await place.waitFor({ state: "attached" });
    for (let steps = 0; steps < 600; steps += 1) {
      const key = await place.evaluate(keyTowards);
      if (!key) return;
      effort.presses += 1;
      await page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not reach ${place}.`);
  };
  const click = async (place: Locator, key = "Enter") => {
    if (method === "keys") await reach(place);
    effort.presses += 1;
    if (method === "keys") await page.keyboard.press(key);
    else await (method === "touch" ? place.tap() : place.click());
  };
  const write = async (box: Locator, words: string) => {
    await (method === "keys" ? reach(box) : click(box));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(words);
  };

  return {
    method,
    effort,
    click,
    tick: (box: Locator) => click(box, "Space"),
    /** Replaces the text of a field. */
    write,
    /** Like `write`, but the mouse user reaches the next field by Tab. */
    writeNext: async (box: Locator, words: string) => {
      if (method !== "mouse") return write(box, words);
      const { presses } = effort;
      await reach(box);
      effort.presses = presses;
      await page.keyboard.insertText(words);
    },
    select: async (list: Locator, words: string) => {
      if (method !== "keys") {
        effort.presses += 2;
        await list.selectOption(words);
        return;
      }
      await reach(list);
      await page.keyboard.type(words);
    },
    /** Chooses files in the file dialog: two presses. */
    choose: async (input: Locator, files: UploadFile[]) => {
      const opened = page.waitForEvent("filechooser");
      const name = (await input.getAttribute("aria-label")) ?? "";
      await click(page.getByRole("button", { name, exact: true }));
      effort.presses += 1;
      await (await opened).setFiles(files);
    },
  };
}

/** The key that moves the focus towards this element. */
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
