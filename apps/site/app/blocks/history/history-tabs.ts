import { makeTabs } from "../../ui/make-tabs.ts";

/** Five years as tabs, one panel at a time. */
export function start(place: HTMLElement): void {
  const panels = [...place.querySelectorAll<HTMLElement>(".history__panel")];
  makeTabs([...place.querySelectorAll<HTMLElement>(".history__year")], {
    label: "Years of the school's history",
    panelOf: (index) => panels[index] ?? null,
    onChoose: (chosen) => {
      for (const [index, panel] of panels.entries()) panel.hidden = index !== chosen;
    },
  });
}
