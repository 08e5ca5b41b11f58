import type { CDPSession, Page } from "@playwright/test";
import type { Control, Press, Step } from "./controls.ts";

/**
 * Milliseconds of one press. `all` is what the metric INP counts, rounded to eight by the browser: until the next
 * picture is on the screen. `waited` is before any of our code ran, `worked` in it, `drawn` for style, layout and
 * paint after it; without a graphics card the processor paints as well.
 */
export type Delay = { all: number; waited: number; worked: number; drawn: number };

/** As long as a finger stays down. */
const HELD_MS = 80;
/** What has been scrolled to comes to life and gets its pictures. */
const SETTLES_MS = 1_500;
const SLOWED_MS = 300;

/** Opens the page, does what comes first, and presses once on a processor that is so many times slower. */
export async function measure(
  page: Page,
  origin: string,
  control: Control,
  slower: number,
): Promise<Delay> {
  await page.goto(new URL(control.path, origin).href, { waitUntil: "load" });
  await page.waitForTimeout(SETTLES_MS);
  const session = await page.context().newCDPSession(page);
  for (const step of control.first ?? []) await take(page, session, step);
  const press = await prepare(page, session, control.press);
  await page.evaluate(watch);
  await page.waitForTimeout(SETTLES_MS);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.waitForTimeout(SLOWED_MS);
  await press();
  await page.waitForTimeout(SETTLES_MS);
  return await page.evaluate(longest);
}

async function prepare(page: Page, session: CDPSession, press: Press): Promise<() => unknown> {
  if ("tap" in press) return fingerOn(page, session, press.tap);
  if (press.on) {
    await bring(page, press.on);
    await page.evaluate((on) => document.querySelector<HTMLElement>(on)?.focus(), press.on);
  }
  return () => page.keyboard.press(press.key);
}

async function take(page: Page, session: CDPSession, step: Step): Promise<void> {
  if ("see" in step) await bring(page, step.see);
  else await (await fingerOn(page, session, step.tap))();
  await page.waitForTimeout(300);
}

type Point = { x: number; y: number };

/**
 * Brings an element into view and says where its middle is. Not by a locator: that would leave listeners of the tool
 * in the page, which work whenever a finger comes down.
 */
async function bring(page: Page, selector: string): Promise<Point> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await page.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      element?.scrollIntoView({ block: "center", behavior: "instant" });
      return element?.checkVisibility() ?? false;
    }, selector);
    await page.waitForTimeout(300);
    if (isThere) return page.evaluate(middleOf, selector);
  }
  throw new Error(`${selector} is not on the screen`);
}

/** In the page. */
function middleOf(selector: string): Point {
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where it is, is asked beforehand: the press itself does nothing that a finger would not do. */
async function fingerOn(page: Page, session: CDPSession, selector: string) {
  const touchPoints = [await bring(page, selector)];
  return async () => {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.waitForTimeout(HELD_MS);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}

/** In the page: keeps what the browser says of events, and reads it later, when the press is over. */
function watch(): void {
  const told: PerformanceObserverEntryList[] = [];
  Reflect.set(window, "toldOfEvents", told);
  new PerformanceObserver((list) => told.push(list)).observe({
    type: "event",
    durationThreshold: 16,
  } as PerformanceObserverInit);
}

/** In the page: the event of the press that took longest. One of less than 16 ms is not told, and counts as that. */
function longest(): Delay {
  const told = Reflect.get(window, "toldOfEvents") as PerformanceObserverEntryList[];
  const entries = told.flatMap((list) => list.getEntries() as PerformanceEventTiming[]);
  const ofPress = entries.filter((entry) => Reflect.get(entry, "interactionId"));
  const [event] = ofPress.toSorted((a, b) => b.duration - a.duration);
  if (!event) return { all: 16, waited: 0, worked: 0, drawn: 0 };
  const { startTime, duration, processingStart, processingEnd } = event;
  return {
    all: duration,
    waited: processingStart - startTime,
    worked: processingEnd - processingStart,
    drawn: Math.max(0, startTime + duration - processingEnd),
  };
}
