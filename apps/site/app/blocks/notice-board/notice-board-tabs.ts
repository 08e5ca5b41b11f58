import { makeTabs } from "../../ui/make-tabs.ts";
import { start as startSlider } from "../slider/slider.ts";
import { isOnTab, readBoardTab } from "./tabs.ts";

/** Filters the cards in place and gives their list its buttons. */
export function start(place: HTMLElement): void {
  const tabs = [...place.querySelectorAll<HTMLElement>(".tabs__tab")];
  const panel = place.querySelector<HTMLElement>("#notices-panel");
  const slider = place.querySelector<HTMLElement>(".notice-board__slider");
  const empty = place.querySelector<HTMLElement>(".notice-board__empty");
  const slides = [...place.querySelectorAll<HTMLElement>(".carousel__slide")];
  if (!slider || !empty) return;
  const update = startSlider(place);

  function show(chosen: number, isStart: boolean): void {
    // The server wrote the cards of that tab.
    if (isStart) return;
    const tab = readBoardTab(tabs[chosen]?.dataset["tab"] ?? null);
    const shown = slides.filter(({ dataset }) =>
      isOnTab(dataset["kind"] === "News" ? "News" : "Event", tab),
    );
    for (const slide of slides) slide.hidden = !shown.includes(slide);
    for (const [index, slide] of shown.entries())
      slide.ariaLabel = `${index + 1} of ${shown.length}`;
    if (slider) {
      slider.dataset["count"] = String(shown.length);
      slider.hidden = shown.length === 0;
    }
    if (empty) empty.hidden = shown.length > 0;
    slider?.querySelector(".carousel__viewport")?.scrollTo({ left: 0, behavior: "instant" });
    update();
  }
  makeTabs(tabs, { label: "Events and news", panelOf: () => panel, onChoose: show });
}
