import type { Registration, Topper } from "@manor/contract";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import Notices from "../blocks/notices/notices.tsx";
import { start as startSlider } from "../blocks/slider/slider.ts";
import { toRolls } from "../blocks/toppers/honours.ts";
import { Rolls } from "../blocks/toppers/rolls.tsx";
import { identity } from "../school/identity.ts";
import { authHeaders } from "./auth-headers.ts";

// Only a browser that keeps a token loads this: what the server put into the page was for everybody, so the
// calls marked with auth are asked once more (R66). A call that fails leaves the page as it is.

export function askAgain(): void {
  void askRegistration();
  void askToppers();
  mountNotices();
}

async function askRegistration(): Promise<void> {
  const registrations = await ask<Registration>("onlineRegistration");
  const title = registrations?.find((registration) => registration.title !== "")?.title;
  const words = document.querySelector(".header__register")?.firstChild;
  if (title && words) words.nodeValue = title;
}

async function askToppers(): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-rolls]");
  const toppers = place && (await ask<Topper>("topper"));
  if (!toppers) return;
  render(place, <Rolls rolls={toRolls(toppers, place.dataset["rolls"] ?? "")} />);
  for (const slider of place.querySelectorAll<HTMLElement>("[data-enhanced-by=Slider]")) {
    startSlider(slider);
  }
}

/** Where the server had no notices there is no island either, but there may be some for this visitor. */
function mountNotices(): void {
  const place = document.querySelector<HTMLElement>("[data-no-notices]");
  if (place) render(place, <Notices notices={none} />);
}

const none: [] = [];

async function ask<Item>(call: string): Promise<Item[] | undefined> {
  try {
    const response = await fetch(`/api/${call}/${identity.schoolCode}`, { headers: authHeaders() });
    // The site's own /api answers in the contract's shape.
    return response.ok ? ((await response.json()) as Item[]) : undefined;
  } catch {
    return undefined;
  }
}

function render(place: HTMLElement, content: ReactNode): void {
  const root = createRoot(place);
  flushSync(() => root.render(content));
}
