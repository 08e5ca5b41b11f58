import type { Registration, Topper } from "@manor/content-api";
import { askOwn } from "./islands/ask-own.ts";
import { renderAt } from "./islands/render-at.ts";
import { Rolls } from "./toppers/rolls.tsx";
import { toRolls } from "./toppers/to-rolls.ts";
import { ContentText } from "./ui/content-text/content-text.tsx";

// Only a browser with a token loads this: the page's own data is for everybody, so
// the calls marked with auth are asked once more (R66). A call that fails leaves the page as it is. The
// notices and the topper pages ask for themselves (own-notices.tsx, own-toppers.tsx).

/** `start` brings a place with a behaviour to life. */
type Start = (place: HTMLElement) => unknown;

export function showOwnAnswers(start: Start): void {
  void showRegistration();
  void showRolls(start);
}

async function showRegistration(): Promise<void> {
  const registrations = await askOwn<Registration>("onlineRegistration");
  const title = registrations?.find((registration) => registration.title !== "")?.title;
  const words = document.querySelector<HTMLElement>(".header__register-title");
  if (title && words) renderAt(words, <ContentText>{title}</ContentText>);
}

async function showRolls(start: Start): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-rolls]");
  const toppers = place && (await askOwn<Topper>("topper"));
  if (!toppers) return;
  const { rolls: day = "", percent } = place.dataset;
  const rolls = toRolls(toppers, day, percent !== undefined);
  renderAt(place, <Rolls rolls={rolls} />);
  for (const one of place.querySelectorAll<HTMLElement>("[data-behaviour]")) void start(one);
}
