import type { Locator, Page } from "@playwright/test";

type File = { name: string; mimeType: string; buffer: Buffer };

/** With the mouse or a finger, and the keyboard for words alone; or with nothing but the keyboard. */
export type Way = "mouse" | "keys" | "touch";

/** The hand of a clerk, and how often it presses. */
export type Hand = ReturnType<typeof createHand>;

const mostSteps = 600;

export function createHand(page: Page, way: Way = "mouse") {
  let presses = 0;
  const since = performance.now();

  const key = async (name: string) => {
    presses += 1;
    await page.keyboard.press(name);
  };
  /** From stop to stop with Tab, or back with Shift and Tab when the place lies before; by arrow among choices. */
  const reach = async (place: Locator) => {
    await place.waitFor({ state: "attached" });
    for (let steps = 0; steps < mostSteps; steps += 1) {
      const lies = await place.evaluate(whereFrom);
      if (lies === "here") return;
      await key(keyTowards[lies]);
    }
    throw new Error(`The keyboard does not reach ${place}: no task can be done without it.`);
  };
  const press = async (place: Locator) => {
    presses += 1;
    await (way === "touch" ? place.tap() : place.click());
  };
  const click = async (place: Locator, presser = "Enter") => {
    if (way !== "keys") return press(place);
    await reach(place);
    await key(presser);
  };
  const write = async (box: Locator, words: string) => {
    await (way === "keys" ? reach(box) : press(box));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(words);
  };

  return {
    way,
    /** So far: presses of the mouse or, by keyboard, of all keys but those that write; and seconds. */
    effort: () => ({ presses, seconds: (performance.now() - since) / 1_000 }),
    /** Presses a button or a link. */
    click,
    /** Sets or takes away a tick. */
    tick: (box: Locator) => click(box, "Space"),
    /** Goes into a box and writes; what stood there is gone. */
    write,
    /** Goes on to the next box with the Tab key, past the button of a calendar, and writes. */
    writeNext: async (box: Locator, words: string) => {
      if (way !== "mouse") return write(box, words);
      for (let tabs = 0; tabs < 3; tabs += 1) {
        await page.keyboard.press("Tab");
        if (await box.evaluate((element) => element === document.activeElement)) break;
      }
      await page.keyboard.insertText(words);
    },
    /** Takes one of a list of choices, by its words. */
    select: async (list: Locator, words: string) => {
      if (way === "keys") {
        await reach(list);
        return page.keyboard.type(words);
      }
      presses += 2;
      await list.selectOption(words);
    },
    /** Opens the computer's own list of files, takes some of them and says "Open": two presses. */
    choose: async (chooser: Locator, files: File | File[]) => {
      const opened = page.waitForEvent("filechooser");
      if (way === "keys") await click(chooser, "Space");
      else await press(page.locator(`label[for="${await chooser.getAttribute("id")}"]`));
      presses += 1;
      await (await opened).setFiles(files);
    },
  };
}

const keyTowards = {
  before: "Shift+Tab",
  after: "Tab",
  "choice before": "ArrowUp",
  "choice after": "ArrowDown",
} as const;

/** Where an element stands, seen from the one that has the focus. */
function whereFrom(place: Element): "here" | keyof typeof keyTowards {
  const here = document.activeElement;
  if (!here || here === document.body) return "after";
  if (here === place) return "here";
  const isBefore = here.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_PRECEDING;
  const isChoice = [here, place].every((each) => each.matches("input[type=radio]"));
  const isSameGroup = isChoice && here.getAttribute("name") === place.getAttribute("name");
  if (isSameGroup) return isBefore ? "choice before" : "choice after";
  return isBefore ? "before" : "after";
}
