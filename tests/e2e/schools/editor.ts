import { expect, type Locator, type Page } from "@playwright/test";
import type { Fields, PageText, School } from "./data.ts";

/** Fills the forms of the admin panel, and counts clicks and fields. */
export class Editor {
  readonly #page: Page;
  readonly #cmsUrl: string;
  /** Starts with the sign-in by one-time password. */
  readonly counts = { clicks: 2, fields: 4 };

  constructor(page: Page, cmsUrl: string) {
    this.#page = page;
    this.#cmsUrl = cmsUrl;
  }

  /** Chooses the own school, which removes the sample. */
  async startOwnSchool({ name, code }: School) {
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

  /** Rewrites, confirms or adds a text page. */
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
    // Wait for the redirect after creating a page, or it would interrupt the next step.
    await this.#page.waitForURL(record);
  }

  async #click(place: Locator) {
    this.counts.clicks += 1;
    await place.click();
  }

  #press(name: string) {
    return this.#click(this.#page.getByRole("button", { name }));
  }

  async #write(field: Locator, text: string) {
    this.counts.fields += 1;
    await field.fill(text);
  }

  async #open(path: string) {
    this.counts.clicks += 1;
    await this.#page.goto(`${this.#cmsUrl}/admin/${path}`);
    await this.#page.waitForLoadState("networkidle");
    // Until then a list shows placeholders in place of its rows.
    await this.#page.locator(".admin-hydration--pending").waitFor({ state: "detached" });
  }

  async #publish(path: string) {
    const responded = this.#page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname.startsWith(`/cms-api/${path}`) &&
        ["POST", "PATCH"].includes(response.request().method()),
      { timeout: 60_000 },
    );
    const [response] = await Promise.all([responded, this.#press("Publish changes")]);
    if (!response.ok()) throw new Error(`The CMS rejects ${path}: ${await response.text()}`);
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
      this.counts.fields += 1;
      await field.selectOption(String(value));
    } else await this.#write(field, String(value));
  }

  /** Removes extra rows, adds missing ones, and fills each. */
  async #fillList(list: Locator, path: string, lines: readonly Fields[]) {
    const rows = list.locator(":scope > .array-field__draggable-rows > *");
    for (let count = await rows.count(); count > lines.length; count -= 1) {
      const last = rows.nth(count - 1);
      // The menu of the row before may still be open, whose click removes nothing.
      await expect(async () => {
        await this.#click(last.locator(".array-actions__button").first());
        await this.#click(this.#page.locator(".array-actions__remove:visible").first());
        await last.waitFor({ state: "detached", timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
    }
    for (let count = await rows.count(); count < lines.length; count += 1) {
      await this.#click(list.locator(":scope > .array-field__add-row"));
      await rows.nth(count).waitFor();
      await rows.locator(".shimmer-effect").first().waitFor({ state: "detached" });
    }
    for (const [index, fields] of lines.entries()) {
      // Existing rows are collapsed.
      const toggle = rows.nth(index).locator(".collapsible__toggle").first();
      const isCollapsed = /--collapsed/.test((await toggle.getAttribute("class")) ?? "");
      if (isCollapsed && Object.keys(fields).length > 0) await this.#click(toggle);
      await this.#fill(fields, `${path}.${index}.`);
    }
  }

  /** The rich text editor converts Markdown prefixes to headings and lists. */
  async #writeBody(lines: readonly string[]) {
    const { keyboard } = this.#page;
    this.counts.fields += 1;
    const richText = this.#page.locator(".rich-text-lexical [contenteditable=true]").first();
    for (const [index, line] of lines.entries()) {
      if (index > 0) await keyboard.press("Enter");
      const first = line.charAt(0);
      // A new editor may ignore input until it has its text.
      if (index === 0)
        await expect(async () => {
          // In the middle may be a block, whose field would take the text.
          await richText.click({ position: { x: 160, y: 12 } });
          await keyboard.press("ControlOrMeta+a");
          await keyboard.press("Backspace");
          await keyboard.type(first);
          await expect(richText).toHaveText(first, { timeout: 1_000 });
        }).toPass({ timeout: 60_000 });
      else await keyboard.type(first);
      await keyboard.type(line.slice(1), { delay: index === 0 ? 33 : 0 });
    }
  }
}
