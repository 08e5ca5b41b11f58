import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { Drawing, Screen, Value } from "./school.ts";

/** The hand of a clerk, which counts: a press is a click, a field that is gone into and filled counts once. */
export type Hand = ReturnType<typeof createHand>;

export function createHand(desk: Page) {
  const done = { clicks: 0, fields: 0 };
  const quiet = watchQuiet(desk);

  const click = async (place: Locator) => {
    done.clicks += 1;
    await place.click();
  };
  const write = async (box: Locator, words: string) => {
    done.fields += 1;
    await box.fill(words);
  };

  /** One field of whatever kind, by its name on the screen. */
  const fillField = async (path: string, value: Value) => {
    const field = desk.locator(`[id="field-${path}"], [id="field-${path.replaceAll(".", "__")}"]`);
    if (typeof value === "object") return upload(field, value);
    const kind = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.localName,
    );
    if (kind === "checkbox") {
      if ((await field.isChecked()) === value) return;
      return click(field);
    }
    if (kind !== "select") return write(field, String(value));
    done.fields += 1;
    await field.selectOption(String(value));
  };

  const upload = async (field: Locator, { svg }: Drawing) => {
    done.fields += 1;
    const buffer = await sharp(Buffer.from(svg), { density: 200 }).png().toBuffer();
    const file = { name: "emblem.png", mimeType: "image/png", buffer };
    await field.locator('input[type="file"]').setInputFiles(file);
    await field.locator(".desk-card, [class*=picture-card], img").first().waitFor();
  };

  /** The lines of a list: what is too many goes, what is missing is added, and each is filled. */
  const fillList = async (path: string, lines: readonly Screen[]) => {
    const list = desk.locator(`[id="field-${path.replaceAll(".", "__")}"]`);
    const line = (index: number) =>
      desk.locator(`[id="${path.replaceAll(".", "-")}-row-${index}"]`);
    const rows = list.locator(":scope > .array-field__draggable-rows > *");
    for (let count = await rows.count(); count > lines.length; count -= 1) {
      await click(
        line(count - 1)
          .locator(".array-actions__button")
          .first(),
      );
      await click(desk.locator(".array-actions__remove:visible").first());
      await rows.nth(count - 1).waitFor({ state: "detached" });
    }
    for (let count = await rows.count(); count < lines.length; count += 1) {
      await quiet();
      await click(list.locator(":scope > .array-field__add-row"));
      await rows.nth(count).waitFor();
    }
    for (const [index, screen] of lines.entries()) {
      if (Object.keys(screen).length === 0) continue;
      await open(line(index));
      await fill(screen, `${path}.${index}.`);
    }
  };

  /** A line of a list is shut until somebody opens it; a new one shuts itself once the desk has noted it. */
  const open = async (line: Locator) => {
    const toggle = line.locator(".collapsible__toggle").first();
    await quiet();
    while (/--collapsed/.test((await toggle.getAttribute("class")) ?? "")) {
      await click(toggle);
      await quiet();
    }
  };

  /** Everything on a screen, or in a line of a list. */
  const fill = async (screen: Screen, within = ""): Promise<void> => {
    for (const [name, value] of Object.entries(screen)) {
      if (isList(value)) await fillList(within + name, value);
      else if (isGroup(value)) await fill(value, `${within}${name}.`);
      else await fillField(within + name, value);
    }
  };

  return { done, click, write, fill, quiet };
}

/** Waits as somebody does who looks before the next press: until the desk has asked its host for nothing for a moment. */
function watchQuiet(desk: Page): () => Promise<void> {
  const asked = new Set<unknown>();
  let since = 0;
  const end = (request: unknown) => {
    asked.delete(request);
    since = performance.now();
  };
  desk.on("request", (request) => request.method() === "POST" && asked.add(request));
  desk.on("requestfinished", end);
  desk.on("requestfailed", end);
  return async () => {
    const from = performance.now();
    while (asked.size > 0 || performance.now() - Math.max(since, from) < 500)
      await desk.waitForTimeout(50);
  };
}

const isGroup = (value: Screen[string]): value is Screen =>
  typeof value === "object" && !("svg" in value);

const isList = (value: Screen[string]): value is readonly Screen[] => Array.isArray(value);
