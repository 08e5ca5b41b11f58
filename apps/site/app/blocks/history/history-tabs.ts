import { makeTabs } from "../../ui/make-tabs.ts";

/** Five years as tabs, one panel at a time; at first the one that the address names. */
export function start(place: HTMLElement): void {
  const panels = [...place.querySelectorAll<HTMLElement>(".history__panel")];
  const tabs = [...place.querySelectorAll<HTMLElement>(".history__year")];
  tabs[panels.findIndex((panel) => panel.matches(":target"))]?.setAttribute("aria-current", "true");
  makeTabs(tabs, {
    label: "Years of the school's history",
    panelOf: (index) => panels[index] ?? null,
    onChoose: (chosen) => {
      for (const [index, panel] of panels.entries()) panel.hidden = index !== chosen;
    },
  });
}
