import { afterPaint } from "./after-paint.ts";

/**
 * Tabs made of server-rendered links (ARIA APG, Tabs with automatic activation): arrows wrap, Home and End
 * jump. Initially selects the tab whose panel the address names, else the one with `aria-current`, else the
 * first.
 *
 * - the tab is selected before its panel is shown (docs/decisions/002)
 * - `data-tabs` marks the tab list and gives its name; with `data-in-address` the selected tab's link
 *   becomes the address, without a history entry
 * - `data-panel` of a tab is the id of its panel; several tabs may share one
 * - `data-on-tabs` of any other element lists the tabs, by their `data-tab`, for which it is visible
 */
export function tabs(place: HTMLElement): void {
  const row = place.querySelector<HTMLElement>("[data-tabs]");
  const all = [...place.querySelectorAll<HTMLElement>("[data-tabs] > [data-panel]")];
  const panels = new Set(all.map(panelOf).filter((panel) => panel !== null));
  const parts = place.querySelectorAll<HTMLElement>("[data-on-tabs]");
  if (!row) return;

  function select(chosen: HTMLElement): void {
    for (const tab of all) {
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
  }

  function showPanelOf(chosen: HTMLElement): void {
    for (const panel of panels) show(panel, panel === panelOf(chosen));
    for (const part of parts) {
      const on = part.dataset["onTabs"]?.split(" ") ?? [];
      show(part, on.includes(chosen.dataset["tab"] ?? ""));
    }
    panelOf(chosen)?.setAttribute("aria-labelledby", chosen.id);
  }

  function turnTo(index: number): void {
    const chosen = all.at(index % all.length);
    if (!chosen) return;
    select(chosen);
    chosen.focus();
    afterPaint(() => showPanelOf(chosen));
    if (row?.hasAttribute("data-in-address"))
      history.replaceState(history.state, "", chosen.getAttribute("href"));
  }

  row.role = "tablist";
  row.ariaLabel = row.dataset["tabs"] ?? "";
  const first =
    all.find((tab) => panelOf(tab)?.matches(":target")) ?? all.find((tab) => tab.ariaCurrent);
  for (const [index, tab] of all.entries()) {
    tab.role = "tab";
    tab.removeAttribute("aria-current");
    tab.setAttribute("aria-controls", tab.dataset["panel"] ?? "");
    panelOf(tab)?.setAttribute("role", "tabpanel");
    panelOf(tab)?.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      turnTo(index);
    });
    tab.addEventListener("keydown", (event) => {
      const targets: Record<string, number> = {
        ArrowRight: index + 1,
        ArrowLeft: index - 1,
        Home: 0,
        End: -1,
        " ": index,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      turnTo(target);
    });
  }
  const atStart = first ?? all[0];
  if (!atStart) return;
  select(atStart);
  showPanelOf(atStart);
}

const panelOf = (tab: HTMLElement) => document.getElementById(tab.dataset["panel"] ?? "");

/** Writes only what differs: the server has already rendered the first tab. */
function show(part: HTMLElement, isShown: boolean): void {
  if (part.hidden === isShown) part.hidden = !isShown;
}
