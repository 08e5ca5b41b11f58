import { expect, type Locator, type Page } from "@playwright/test";
import type { Fields, PageText, School } from "./data.ts";

/** Works at the forms of the admin as a person does, and counts clicks and filled fields. */
export class Editor {
  readonly #page: Page;
  readonly #cmsUrl: string;
  /** From the sign-in with the one-time password on. */
  readonly done = { clicks: 2, fields: 4 };

  constructor(page: Page, cmsUrl: string) {
    this.#page = page;
    this.#cmsUrl = cmsUrl;
  }

  /** Says that this is to be the own school: what is the sample's goes. */
  async begin({ name, code }: School) {
    await this.#open("");
    await this.#press("My school");
    await this.#write(this.#page.getByLabel("The school’s name"), name);
    await this.#write(this.#page.getByLabel("Your e-mail address"), `head@${code}.example`);
    await this.#press("Remove sample");
    const list = this.#page.getByRole("heading", { name: /^Setup: \d+ of \d+ done$/ });
    await list.waitFor({ timeout: 180_000 });
  }

  async fillScreen(screen: string, fields: Fields) {
    await this.#open(`globals/${screen}`);
    await this.#page.getByRole("button", { name: "Publish changes" }).waitFor();
    await this.#fill(fields);
    await this.#publish(`globals/${screen}`);
  }

  /** Writes a page of text anew, or confirms it as it is, or adds one. */
  async writePage({ was, body, fields }: PageText) {
    const record = /collections\/pages\/\d+/;
    if (was) {
      await this.#open(`collections/pages?search=${encodeURIComponent(was)}`);
      await this.#click(this.#page.getByRole("link", { name: was, exact: true }));
      await this.#page.waitForURL(record);
      await this.#page.waitForLoadState("networkidle");
      await this.#fill({ isHidden: false });
    } else await this.#open("collections/pages/create");
    await this.#fill(fields);
    if (body) await this.#writeBody(body);
    await this.#publish("pages");
    // After a new page the admin goes on by itself, and would go there after the next click, too.
    await this.#page.waitForURL(record);
  }

  async #click(place: Locator) {
    this.done.clicks += 1;
    await place.click();
  }

  #press(name: string) {
    return this.#click(this.#page.getByRole("button", { name }));
  }

  async #write(box: Locator, words: string) {
    this.done.fields += 1;
    await box.fill(words);
  }

  async #open(path: string) {
    this.done.clicks += 1;
    await this.#page.goto(`${this.#cmsUrl}/admin/${path}`);
    await this.#page.waitForLoadState("networkidle");
  }

  async #publish(path: string) {
    const answer = this.#page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname.startsWith(`/cms-api/${path}`) &&
        ["POST", "PATCH"].includes(response.request().method()),
      { timeout: 20_000 },
    );
    const [response] = await Promise.all([answer, this.#press("Publish changes")]);
    if (!response.ok()) throw new Error(`The CMS refuses ${path}: ${await response.text()}`);
  }

  async #fill(fields: Fields, within = ""): Promise<void> {
    for (const [name, value] of Object.entries(fields)) {
      const path = within + name;
      const ids = [path.replaceAll(".", "__"), path].map((id) => `[id="field-${id}"]`);
      const field = this.#page.locator(ids.join());
      if (Array.isArray(value)) await this.#fillList(field, path, value);
      else if (typeof value === "object") await this.#fill(value as Fields, `${path}.`);
      else await this.#fillField(field, value);
    }
  }

  async #fillField(field: Locator, value: string | number | boolean) {
    const kind = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.localName,
    );
    if (kind === "checkbox") {
      if ((await field.isChecked()) !== value) await this.#click(field);
    } else if (kind === "select") {
      this.done.fields += 1;
      await field.selectOption(String(value));
    } else await this.#write(field, String(value));
  }

  /** What is too many goes, what is missing is added, and each line is filled. */
  async #fillList(list: Locator, path: string, lines: readonly Fields[]) {
    const rows = list.locator(":scope > .array-field__draggable-rows > *");
    for (let count = await rows.count(); count > lines.length; count -= 1) {
      const last = rows.nth(count - 1);
      await this.#click(last.locator(".array-actions__button").first());
      await this.#click(this.#page.locator(".array-actions__remove:visible").first());
      await last.waitFor({ state: "detached" });
    }
    for (let count = await rows.count(); count < lines.length; count += 1) {
      await this.#click(list.locator(":scope > .array-field__add-row"));
      await rows.nth(count).waitFor();
      await rows.locator(".shimmer-effect").first().waitFor({ state: "detached" });
    }
    for (const [index, fields] of lines.entries()) {
      // A line that was there before is shut until somebody opens it.
      const toggle = rows.nth(index).locator(".collapsible__toggle").first();
      const isShut = /--collapsed/.test((await toggle.getAttribute("class")) ?? "");
      if (isShut && Object.keys(fields).length > 0) await this.#click(toggle);
      await this.#fill(fields, `${path}.${index}.`);
    }
  }

  /** The text editor knows headings and lists by the signs before them. */
  async #writeBody(lines: readonly string[]) {
    const { keyboard } = this.#page;
    this.done.fields += 1;
    const editor = this.#page.locator(".rich-text-lexical [contenteditable=true]").first();
    await editor.click();
    await keyboard.press("ControlOrMeta+a");
    await keyboard.press("Backspace");
    for (const [index, line] of lines.entries()) {
      if (index > 0) await keyboard.press("Enter");
      const letter = line.charAt(0);
      await keyboard.type(letter);
      // An emptied editor may not be ready for a letter that has no key, and is put in at once.
      if (index === 0)
        await expect(async () => {
          if (!(await editor.textContent())?.trim()) await keyboard.type(letter);
          await expect(editor).toHaveText(letter, { timeout: 1_000 });
        }).toPass();
      await keyboard.type(line.slice(1), { delay: index === 0 ? 33 : 0 });
    }
  }
}
