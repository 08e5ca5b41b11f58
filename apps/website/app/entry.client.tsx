import type { ComponentType } from "react";
import { replayClicks } from "./behaviours/replay-clicks.ts";
import { reveal } from "./behaviours/reveal.ts";
import type { When } from "./behaviours/when.ts";
import { type Begin, type BehaviourName, behaviours } from "./entry.behaviours.ts";
import { type IslandName, islands } from "./entry.islands.ts";
import { hasOwnAccess } from "./islands/auth-headers.ts";
import { makeFramesOnClick } from "./ui/facade/facade-frame.ts";

const START_BEFORE_VISIBLE = "300px";

const starts = new WeakMap<Element, Promise<void>>();
const settled = new WeakSet<Element>();

/** Starts an island or behaviour once. */
function start(place: HTMLElement): Promise<void> {
  const known = starts.get(place);
  if (known) return known;
  nearby.unobserve(place);
  const starting = bringToLife(place).finally(() => settled.add(place));
  starts.set(place, starting);
  return starting;
}

async function bringToLife(place: HTMLElement): Promise<void> {
  const { island, behaviour } = place.dataset;
  if (behaviour) {
    const names = behaviour.split(" ") as BehaviourName[];
    await Promise.all(names.map((name) => begin(name, place)));
    return;
  }
  const [{ hydrate }, module] = await Promise.all([
    import("./islands/hydrate.tsx"),
    islands[island as IslandName](),
  ]);
  // The server serialized this island's props, so the types match.
  hydrate(place, module.default as ComponentType<object>);
}

async function begin(name: BehaviourName, place: HTMLElement): Promise<void> {
  // Each module of the registry exports a function of the same name.
  const module = (await behaviours[name]()) as unknown as Record<BehaviourName, Begin>;
  await module[name](place);
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
  reached: (place) => {
    for (const reaching of ["pointerover", "touchstart", "focusin"])
      place.addEventListener(reaching, () => void start(place), { once: true, passive: true });
  },
};

/** Starts each in a separate task, to keep input responsive. */
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
addEventListener("load", () => void startEach(later));
replayClicks((place) => (settled.has(place) ? undefined : start(place)));
reveal(document);
makeFramesOnClick();
if (hasOwnAccess()) {
  void import("./entry.personalized.tsx").then(({ showPersonalized }) => showPersonalized(start));
}
whenIdle(() => void import("./islands/web-vitals.ts").then(({ watchVitals }) => watchVitals()));
