import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type { HostScenario, HostState } from "../playground/hosts.tsx";
import type { Scenario } from "../playground/scenario.tsx";
import { Touch } from "./touch.ts";

type Call = [name: string, ...values: unknown[]];

/** The words the tests are written in. */
export class Viewer {
  readonly page: Page;
  readonly dialog: Locator;
  /** Lines on the console that this test wants to see. */
  readonly expected: RegExp[] = [];

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog", { name: "Photo viewer" });
  }

  /** Loads the page; transitions are off unless a test is about them. */
  async visit(scenario: Scenario = {}, query = ""): Promise<void> {
    const options = { viewTransition: false, ...scenario.options };
    const text = encodeURIComponent(JSON.stringify({ ...scenario, options }));
    await this.page.goto(`/?s=${text}${query}`);
    await this.page.getByRole("heading", { level: 1 }).waitFor();
  }

  async open(scenario: Scenario = {}): Promise<void> {
    await this.visit(scenario);
    await this.page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Loads a host page of another kind. */
  async visitHost(scenario: HostScenario = {}, query = ""): Promise<void> {
    await this.page.goto(`/hosts.html?s=${encodeURIComponent(JSON.stringify(scenario))}${query}`);
    await this.page.getByText("Host page", { exact: false }).first().waitFor({ state: "attached" });
  }

  /** The host page's state changes. */
  async setHost(changes: HostState): Promise<void> {
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

  /** What follows a press by a frame has come. */
  nextFrame(): Promise<void> {
    return this.page.evaluate(
      () =>
        new Promise((ready) => requestAnimationFrame(() => setTimeout(() => setTimeout(ready)))),
    );
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** A number typed at once, however busy the machine is. */
  async typeNumber(number: number): Promise<void> {
    await this.dialog.evaluate((dialog, digits) => {
      for (const key of digits) {
        dialog.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      }
    }, String(number));
  }

  /** The photo with this caption is the one shown; or the n-th slide, by number. */
  async expectPhoto(which: string | number): Promise<void> {
    if (typeof which === "string") await expect(this.caption).toContainText(which);
    else await expect(this.current).toHaveAttribute("aria-label", new RegExp(`^${which} of `));
  }

  get caption(): Locator {
    return this.dialog.locator(".lightbox__caption");
  }

  get current(): Locator {
    return this.dialog.locator(".lightbox__slide--current");
  }

  get picture(): Locator {
    return this.current.locator("[data-picture]");
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

  /** How much larger the picture is drawn than at rest. */
  scale(): Promise<number> {
    return this.picture.evaluate((element: HTMLElement) => {
      return element.getBoundingClientRect().width / element.offsetWidth;
    });
  }

  async expectScale(wanted: number): Promise<void> {
    await expect.poll(() => this.scale()).toBeCloseTo(wanted, 1);
  }

  calls(name?: string): Promise<Call[]> {
    return this.page.evaluate((wanted) => {
      const { calls } = window as unknown as { calls: Call[] };
      return wanted ? calls.filter((call) => call[0] === wanted) : calls;
    }, name);
  }

  async box(target: Locator = this.dialog.locator(".lightbox__carousel")) {
    const box = await target.boundingBox();
    if (!box) throw new Error("Nothing to measure: the element is not on the screen.");
    const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return { ...box, center, right: box.x + box.width, bottom: box.y + box.height };
  }

  /** The host page's server has answered: the images are there. */
  async giveImages(): Promise<void> {
    await this.page.evaluate(() => (window as unknown as { giveImages: () => void }).giveImages());
  }

  async setOpen(open: boolean): Promise<void> {
    await this.page.evaluate((value) => {
      (window as unknown as { setOpen: (open: boolean) => void }).setOpen(value);
    }, open);
  }
}

interface Fixtures {
  viewer: Viewer;
  touch: Touch;
}

/** Every test also fails on an error on the console: a breach of the policy is one. */
export const test = base.extend<Fixtures>({
  viewer: async ({ page }, use) => {
    const viewer = new Viewer(page);
    const lines: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "error") lines.push(line.text());
    });
    page.on("pageerror", (error) => lines.push(String(error)));
    await use(viewer);
    const surprises = lines.filter((line) => !viewer.expected.some((known) => known.test(line)));
    expect(surprises, "errors on the console").toEqual([]);
  },
  touch: async ({ page }, use) => {
    await use(new Touch(await page.context().newCDPSession(page)));
  },
});

export { expect };
