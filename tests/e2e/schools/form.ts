import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { Drawing, Screen, Value } from "./school.ts";

/** Fills the forms of the admin, and counts: a press is a click, a field that is filled counts once. */
export type Form = ReturnType<typeof createForm>;

export function createForm(desk: Page) {
  const done = { clicks: 0, fields: 0 };

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
      await click(list.locator(":scope > .array-field__add-row"));
      await rows.nth(count).waitFor();
    }
    for (const [index, screen] of lines.entries()) {
      if (Object.keys(screen).length === 0) continue;
      await open(line(index));
      await fill(screen, `${path}.${index}.`);
    }
  };

  /** A line that was there before is shut until somebody opens it. */
  const open = async (line: Locator) => {
    const toggle = line.locator(".collapsible__toggle").first();
    if (/--collapsed/.test((await toggle.getAttribute("class")) ?? "")) await click(toggle);
  };

  /** Everything on a screen, or in a line of a list. */
  const fill = async (screen: Screen, within = ""): Promise<void> => {
    for (const [name, value] of Object.entries(screen)) {
      if (isList(value)) await fillList(within + name, value);
      else if (isGroup(value)) await fill(value, `${within}${name}.`);
      else await fillField(within + name, value);
    }
  };

  return { done, click, write, fill };
}

const isGroup = (value: Screen[string]): value is Screen =>
  typeof value === "object" && !("svg" in value);

const isList = (value: Screen[string]): value is readonly Screen[] => Array.isArray(value);
