import type { Registration, Topper } from "@manor/contract";
import { start as startSlider } from "../blocks/slider/slider.ts";
import { toRolls } from "../blocks/toppers/honours.ts";
import { Rolls } from "../blocks/toppers/rolls.tsx";
import { ContentText } from "../ui/content-text.tsx";
import { askWithToken } from "./ask-with-token.ts";
import { renderAt } from "./render-at.ts";

// Only a browser that keeps a token loads this: what the server put into the page was for everybody, so the
// calls marked with auth are asked once more (R66). A call that fails leaves the page as it is.

export function askAgain(): void {
  void askRegistration();
  void askToppers();
}

async function askRegistration(): Promise<void> {
  const registrations = await askWithToken<Registration>("onlineRegistration");
  const title = registrations?.find((registration) => registration.title !== "")?.title;
  const words = document.querySelector<HTMLElement>(".header__register-title");
  if (title && words) renderAt(words, <ContentText>{title}</ContentText>);
}

async function askToppers(): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-rolls]");
  const toppers = place && (await askWithToken<Topper>("topper"));
  if (!toppers) return;
  renderAt(place, <Rolls rolls={toRolls(toppers, place.dataset["rolls"] ?? "")} />);
  for (const slider of place.querySelectorAll<HTMLElement>("[data-enhanced-by=Slider]")) {
    startSlider(slider);
  }
}
