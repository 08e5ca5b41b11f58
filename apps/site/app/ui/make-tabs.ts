/**
 * Makes tabs of links or buttons that the server wrote (ARIA APG, Tabs with automatic activation): arrows
 * wrap, Home and End jump. `panelOf` may give every tab the same panel; `onChoose` hears of every choice, of
 * the one at the start too, which the server wrote.
 */
export function makeTabs(
  tabs: readonly HTMLElement[],
  { label, panelOf, onChoose }: TabsOptions,
): void {
  const list = tabs[0]?.parentElement;
  if (!list) return;
  list.role = "tablist";
  list.ariaLabel = label;

  function choose(chosen: number, isStart = false): void {
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === chosen);
      tab.tabIndex = index === chosen ? 0 : -1;
    }
    const tab = tabs[chosen];
    if (tab) panelOf(chosen)?.setAttribute("aria-labelledby", tab.id);
    onChoose(chosen, isStart);
  }

  const first = tabs.findIndex((tab) => tab.ariaCurrent);
  for (const [index, tab] of tabs.entries()) {
    const panel = panelOf(index);
    tab.role = "tab";
    tab.removeAttribute("aria-current");
    tab.setAttribute("aria-controls", panel?.id ?? "");
    panel?.setAttribute("role", "tabpanel");
    panel?.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      choose(index);
    });
    tab.addEventListener("keydown", (event) => {
      const targets: Record<string, number> = {
        ArrowRight: index + 1,
        ArrowLeft: index - 1,
        Home: 0,
        End: tabs.length - 1,
        " ": index,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      const chosen = (target + tabs.length) % tabs.length;
      choose(chosen);
      tabs[chosen]?.focus();
    });
  }
  choose(Math.max(0, first), true);
}

type TabsOptions = {
  /** Accessible name of the row of tabs. */
  label: string;
  panelOf: (index: number) => HTMLElement | null;
  onChoose: (index: number, isStart: boolean) => void;
};
