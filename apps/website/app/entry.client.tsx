import type { ComponentType } from "react";
import { replayClicks } from "./enhancements/replay-clicks.ts";
import { reveal } from "./enhancements/reveal.ts";
import type { When } from "./enhancements/scripts-on-page.ts";
import { type Enhance, type EnhancementName, enhancements } from "./entry.enhancements.ts";
import { type IslandName, islands } from "./entry.islands.ts";
import { hasCredentials } from "./islands/auth-headers.ts";
import { makeFramesOnClick } from "./ui/facade/facade-frame.ts";

const START_BEFORE_VISIBLE = "300px";

const starts = new WeakMap<Element, Promise<void>>();
const settled = new WeakSet<Element>();

function start(root: HTMLElement): Promise<void> {
  const promise = starts.get(root);
  if (promise) return promise;
  nearby.unobserve(root);
  const starting = load(root).finally(() => settled.add(root));
  starts.set(root, starting);
  return starting;
}

async function load(root: HTMLElement): Promise<void> {
  const { island, enhancement } = root.dataset;
  if (enhancement) {
    const names = enhancement.split(" ") as EnhancementName[];
    await Promise.all(names.map((name) => enhance(name, root)));
    return;
  }
  const [{ hydrate }, module] = await Promise.all([
    import("./islands/hydrate.tsx"),
    islands[island as IslandName](),
  ]);
  // The server serialized this island's props, so the types match.
  await hydrate(root, module.default as ComponentType<object>);
}

async function enhance(name: EnhancementName, root: HTMLElement): Promise<void> {
  // Each module of the registry exports a function of the same name.
  const module = (await enhancements[name]()) as unknown as Record<EnhancementName, Enhance>;
  await module[name](root);
}

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) void start(target as HTMLElement);
    }
  },
  { rootMargin: START_BEFORE_VISIBLE },
);

const atLoad: HTMLElement[] = [];
const afterLoad: HTMLElement[] = [];

const starters: Record<When, (root: HTMLElement) => void> = {
  load: (root) => atLoad.push(root),
  soon: (root) => {
    nearby.observe(root);
    afterLoad.push(root);
  },
  idle: (root) => whenIdle(() => void start(root)),
  visible: (root) => nearby.observe(root),
  interaction: (root) => {
    for (const eventName of ["pointerover", "touchstart", "focusin"])
      root.addEventListener(eventName, () => void start(root), { once: true, passive: true });
  },
};

/** Starts each in a separate task, to keep input responsive. */
async function startEach(roots: HTMLElement[]): Promise<void> {
  for (const root of roots) {
    await globalThis.scheduler?.yield?.();
    void start(root);
  }
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 200);
}

for (const root of document.querySelectorAll<HTMLElement>("[data-when]")) {
  starters[root.dataset["when"] as When](root);
}
void startEach(atLoad);
addEventListener("load", () => void startEach(afterLoad));
replayClicks((root) => (settled.has(root) ? undefined : start(root)));
reveal(document);
makeFramesOnClick();
if (hasCredentials()) {
  void import("./entry.personalized.tsx").then(({ showPersonalized }) => showPersonalized(start));
}
whenIdle(() => void import("./islands/web-vitals.ts").then(({ watchVitals }) => watchVitals()));
