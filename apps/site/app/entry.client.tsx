import type { ComponentType } from "react";
import { revealOnScroll } from "./blocks/reveal/reveal.ts";
import { hasToken } from "./islands/auth-headers.ts";
import { type EnhancementName, enhancements } from "./islands/enhancements.ts";
import { type IslandName, islands, type When } from "./islands/islands.ts";
import { makeFramesOnClick } from "./ui/facade-frame.ts";

const START_BEFORE_VISIBLE = "300px";

const started = new WeakSet<Element>();

async function start(place: HTMLElement): Promise<void> {
  if (started.has(place)) return;
  started.add(place);
  nearby.unobserve(place);
  const { island, enhancedBy } = place.dataset;
  if (enhancedBy) {
    const enhancement = await enhancements[enhancedBy as EnhancementName]();
    enhancement.start(place);
    return;
  }
  const [{ hydrate }, module] = await Promise.all([
    import("./islands/hydrate.tsx"),
    islands[island as IslandName](),
  ]);
  // Each island takes its own props; the server wrote exactly those into the page.
  hydrate(place, module.default as ComponentType<object>);
}

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) void start(target as HTMLElement);
    }
  },
  { rootMargin: START_BEFORE_VISIBLE },
);

const first: HTMLElement[] = [];
const later: HTMLElement[] = [];

const starters: Record<When, (place: HTMLElement) => void> = {
  load: (place) => first.push(place),
  soon: (place) => {
    nearby.observe(place);
    later.push(place);
  },
  idle: (place) => whenIdle(() => void start(place)),
  visible: (place) => nearby.observe(place),
};

/** Each in a task of its own, so that a finger never waits for all of them. */
async function startEach(places: HTMLElement[]): Promise<void> {
  for (const place of places) {
    await globalThis.scheduler?.yield?.();
    void start(place);
  }
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 200);
}

for (const place of document.querySelectorAll<HTMLElement>("[data-when]")) {
  starters[place.dataset["when"] as When](place);
}
void startEach(first);
if (document.readyState === "complete") void startEach(later);
else addEventListener("load", () => void startEach(later));
revealOnScroll();
makeFramesOnClick();
if (hasToken()) void import("./islands/with-token.tsx").then(({ askAgain }) => askAgain());
whenIdle(() => void import("./islands/web-vitals.ts").then(({ watchVitals }) => watchVitals()));
