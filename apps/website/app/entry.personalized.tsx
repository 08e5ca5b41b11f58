import type { Registration, Topper } from "@manor/content-api";
import { fetchPersonalized } from "./islands/fetch-personalized.ts";
import { renderAt } from "./islands/render-at.ts";
import { TopperCarousels } from "./toppers/topper-carousels.tsx";
import { toTopperCarousels } from "./toppers/topper-view.ts";
import { ContentText } from "./ui/content-text/content-text.tsx";

// Loaded only when the browser has its own credentials: the server's HTML is the same for every visitor, so this
// fetches the calls marked with auth again (R66). A failed call leaves the page unchanged. The notices and the
// topper pages do this themselves (personalized-notices.tsx, personalized-toppers.tsx).

type Start = (root: HTMLElement) => unknown;

export function showPersonalized(start: Start): void {
  void showRegistration();
  void showToppers(start);
}

async function showRegistration(): Promise<void> {
  const registrations = await fetchPersonalized<Registration>("onlineRegistration");
  const title = registrations?.find((registration) => registration.title !== "")?.title;
  const titleElement = document.querySelector<HTMLElement>(".header__register-title");
  if (title && titleElement) await renderAt(titleElement, <ContentText>{title}</ContentText>);
}

async function showToppers(start: Start): Promise<void> {
  const root = document.querySelector<HTMLElement>("[data-toppers]");
  const toppers = root && (await fetchPersonalized<Topper>("topper"));
  if (!toppers) return;
  const { toppers: day = "", percent } = root.dataset;
  const carousels = toTopperCarousels(toppers, day);
  await renderAt(
    root,
    <TopperCarousels carousels={carousels} hasPercent={percent !== undefined} />,
  );
  for (const node of root.querySelectorAll<HTMLElement>("[data-enhancement]")) void start(node);
}
