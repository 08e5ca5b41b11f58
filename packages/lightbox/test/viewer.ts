import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type { CompatScenario } from "../playground/compat.tsx";
import type { HostScenario, HostState } from "../playground/hosts.tsx";
import type { Scenario } from "../playground/scenario.tsx";
import { Touch } from "./touch.ts";

/** The pages of the documentation site. */
export const docsPages = [
  ...["index", "examples", "demo", "frameworks", "options", "theming", "accessibility"],
  ...["migration", "why", "api"],
];

type Call = [name: string, ...values: unknown[]];

/** Page object of the viewer. */
export class Viewer {
  readonly page: Page;
  readonly dialog: Locator;
  /** Console errors that the test expects. */
  readonly expected: RegExp[] = [];
  /** Of the pages that are built with the tested version of React. */
  private readonly folder: string;

  constructor(page: Page, react: React) {
    this.page = page;
    this.folder = react === 18 ? "/react-18" : "";
    this.dialog = page.getByRole("dialog", { name: "Photo viewer" });
  }

  /** Loads the playground; view transitions are off by default. */
  async visit(scenario: Scenario = {}, query = ""): Promise<void> {
    const options = { viewTransition: false, ...scenario.options };
    const text = encodeURIComponent(JSON.stringify({ ...scenario, options }));
    await this.page.goto(`${this.folder}/?s=${text}${query}`);
    await this.page.getByRole("heading", { level: 1 }).waitFor();
  }

  async open(scenario: Scenario = {}): Promise<void> {
    await this.visit(scenario);
    await this.page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Loads the page with `<photo-lightbox>`. */
  async visitElement(): Promise<void> {
    await this.page.goto(`${this.folder}/element.html`);
  }

  /** Loads a host page in React's development build. */
  async visitHost(scenario: HostScenario = {}, query = ""): Promise<void> {
    await this.visitDevelopment("hosts", scenario, query);
  }

  /** Loads a host page of react-image-lightbox. */
  visitCompat(scenario: CompatScenario): Promise<void> {
    return this.visitDevelopment("compat", scenario);
  }

  private async visitDevelopment(name: string, scenario: object, query = ""): Promise<void> {
    const text = encodeURIComponent(JSON.stringify(scenario));
    await this.page.goto(`${this.folder}/${name}.html?s=${text}${query}`);
    await this.page.getByText("Host page", { exact: false }).first().waitFor({ state: "attached" });
  }

  /** Sets the state of the host page. */
  async setHost(changes: HostState | { photoIndex: number }): Promise<void> {
    await this.page.evaluate((value) => {
      (window as unknown as { host: { set: (state: object) => void } }).host.set(value);
    }, changes as object);
  }

  async openHost(scenario: HostScenario = {}): Promise<void> {
    await this.visitHost(scenario);
    await this.setHost({ open: true });
    await expect(this.dialog).toBeVisible();
  }

  button(name: string): Locator {
    return this.dialog.getByRole("button", { name, exact: true });
  }

  async clickButton(name: string): Promise<void> {
    await this.button(name).click();
  }

  /** Waits until the work after the next frame is done. */
  nextFrame(): Promise<void> {
    return this.page.evaluate(
      () =>
        new Promise((ready) => requestAnimationFrame(() => setTimeout(() => setTimeout(ready)))),
    );
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Types a number without a delay between the digits. */
  async typeNumber(number: number): Promise<void> {
    await this.dialog.evaluate((dialog, digits) => {
      for (const key of digits) {
        dialog.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      }
    }, String(number));
  }

  /** Expects the slide with this caption or this number to be current. */
  async expectPhoto(which: string | number): Promise<void> {
    if (typeof which === "string") await expect(this.caption).toContainText(which);
    else await expect(this.current).toHaveAttribute("aria-label", new RegExp(`^${which} of `));
  }

  get caption(): Locator {
    return this.dialog.locator(".plb__caption");
  }

  get current(): Locator {
    return this.dialog.locator(".plb__slide--current");
  }

  get picture(): Locator {
    return this.current.locator(".plb__photo");
  }

  async expectLoaded(): Promise<void> {
    await expect(this.current).toHaveAttribute("data-status", "loaded");
  }

  async expectClosed(): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
  }

  get status(): Locator {
    return this.dialog.getByRole("status");
  }

  /** Zoom level of the picture. */
  scale(): Promise<number> {
    return this.picture.evaluate((element: HTMLElement) => {
      return element.getBoundingClientRect().width / element.offsetWidth;
    });
  }

  async expectScale(expected: number): Promise<void> {
    await expect.poll(() => this.scale()).toBeCloseTo(expected, 1);
  }

  calls(name?: string): Promise<Call[]> {
    return this.page.evaluate((filter) => {
      const { calls } = window as unknown as { calls: Call[] };
      return filter ? calls.filter((call) => call[0] === filter) : calls;
    }, name);
  }

  async box(target: Locator = this.dialog.locator(".plb__carousel")) {
    const box = await target.boundingBox();
    if (!box) throw new Error("The element has no bounding box.");
    const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return { ...box, center, right: box.x + box.width, bottom: box.y + box.height };
  }

  /** Loads the images of a playground with `imagesLater`. */
  async loadImages(): Promise<void> {
    await this.page.evaluate(() => (window as unknown as { loadImages: () => void }).loadImages());
  }

  async setOpen(open: boolean): Promise<void> {
    await this.page.evaluate((value) => {
      (window as unknown as { setOpen: (open: boolean) => void }).setOpen(value);
    }, open);
  }
}

/** The version of React that the pages are built with. */
type React = 18 | 19;

export interface TestOptions {
  react: React;
}

interface Fixtures extends TestOptions {
  viewer: Viewer;
  touch: Touch;
}

/** Tests fail on console errors, for example a violation of the Content-Security-Policy. */
export const test = base.extend<Fixtures>({
  react: [19, { option: true }],
  viewer: async ({ page, react }, use) => {
    const viewer = new Viewer(page, react);
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    await use(viewer);
    const unexpected = errors.filter(
      (error) => !viewer.expected.some((pattern) => pattern.test(error)),
    );
    expect(unexpected, "console errors").toEqual([]);
  },
  touch: async ({ page }, use) => {
    await use(new Touch(await page.context().newCDPSession(page)));
  },
});

export { expect };
