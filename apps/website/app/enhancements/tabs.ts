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
export function tabs(root: HTMLElement): void {
  const tabList = root.querySelector<HTMLElement>("[data-tabs]");
  const links = [...root.querySelectorAll<HTMLElement>("[data-tabs] > [data-panel]")];
  const panels = new Set(links.map(getPanel).filter((panel) => panel !== null));
  const parts = root.querySelectorAll<HTMLElement>("[data-on-tabs]");
  if (!tabList) return;

  function select(chosen: HTMLElement): void {
    for (const tab of links) {
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
  }

  function showPanel(chosen: HTMLElement): void {
    for (const panel of panels) show(panel, panel === getPanel(chosen));
    for (const part of parts) {
      const on = part.dataset["onTabs"]?.split(" ") ?? [];
      show(part, on.includes(chosen.dataset["tab"] ?? ""));
    }
    getPanel(chosen)?.setAttribute("aria-labelledby", chosen.id);
  }

  function selectTab(index: number): void {
    const chosen = links.at(index % links.length);
    if (!chosen) return;
    select(chosen);
    chosen.focus();
    afterPaint(() => showPanel(chosen));
    if (tabList?.hasAttribute("data-in-address"))
      history.replaceState(history.state, "", chosen.getAttribute("href"));
  }

  tabList.role = "tablist";
  tabList.ariaLabel = tabList.dataset["tabs"] ?? "";
  const first =
    links.find((tab) => getPanel(tab)?.matches(":target")) ?? links.find((tab) => tab.ariaCurrent);
  for (const [index, tab] of links.entries()) {
    tab.role = "tab";
    tab.removeAttribute("aria-current");
    tab.setAttribute("aria-controls", tab.dataset["panel"] ?? "");
    getPanel(tab)?.setAttribute("role", "tabpanel");
    getPanel(tab)?.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      selectTab(index);
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
      selectTab(target);
    });
  }
  const initial = first ?? links[0];
  if (!initial) return;
  select(initial);
  showPanel(initial);
}

const getPanel = (tab: HTMLElement) => document.getElementById(tab.dataset["panel"] ?? "");

/** Writes only what differs: the server has already rendered the first tab. */
function show(part: HTMLElement, isShown: boolean): void {
  if (part.hidden === isShown) part.hidden = !isShown;
}
