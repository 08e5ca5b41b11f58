import type { ComponentType } from "react";
import { revealOnScroll } from "./blocks/reveal/reveal.ts";
import { hasToken } from "./islands/auth-headers.ts";
import { type EnhancementName, enhancements } from "./islands/enhancements.ts";
import { type IslandName, islands, type When } from "./islands/islands.ts";
import { makeFramesOnClick } from "./ui/facade-frame.ts";

const START_BEFORE_VISIBLE = "300px";

async function start(place: HTMLElement): Promise<void> {
  const name = place.dataset["island"] as IslandName;
  const [{ hydrate }, module] = await Promise.all([
    import("./islands/hydrate.tsx"),
    islands[name](),
  ]);
  // Each island takes its own props; the server wrote exactly those into the page.
  hydrate(place, module.default as ComponentType<object>);
}

const starters: Record<When, (place: HTMLElement) => void> = {
  load: (place) => void start(place),
  idle: (place) => whenIdle(() => void start(place)),
  visible: (place) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        void start(place);
      },
      { rootMargin: START_BEFORE_VISIBLE },
    );
    watcher.observe(place);
  },
  interaction: (place) => {
    const once = new AbortController();
    for (const type of ["pointerover", "focusin", "touchstart"]) {
      const touched = () => {
        once.abort();
        void start(place);
      };
      place.addEventListener(type, touched, { signal: once.signal, passive: true });
    }
  },
};

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 200);
}

for (const place of document.querySelectorAll<HTMLElement>("[data-island]")) {
  starters[place.dataset["when"] as When](place);
}
for (const place of document.querySelectorAll<HTMLElement>("[data-enhanced-by]")) {
  void enhancements[place.dataset["enhancedBy"] as EnhancementName]().then(({ start }) =>
    start(place),
  );
}
revealOnScroll();
makeFramesOnClick();
if (hasToken()) void import("./islands/with-token.tsx").then(({ askAgain }) => askAgain());
whenIdle(() => void import("./islands/web-vitals.ts").then(({ watchVitals }) => watchVitals()));
