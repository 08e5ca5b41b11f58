/** Makes tabs of the links at the head of the newsletters (ARIA APG, Tabs with automatic activation). */
export function start(place: HTMLElement): void {
  const tabs = [...place.querySelectorAll<HTMLAnchorElement>(".tabs__tab")];
  const panels = [...place.querySelectorAll<HTMLElement>(".newsletter__panel")];
  const list = tabs[0]?.parentElement;
  if (!list) return;

  function choose(chosen: number): void {
    for (const [index, tab] of tabs.entries()) {
      const isChosen = index === chosen;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = panels[index];
      if (panel) panel.hidden = !isChosen;
    }
  }

  /** The open tab stays in the address, so that it can be passed on, without a step in the history. */
  function show(index: number): void {
    const chosen = (index + tabs.length) % tabs.length;
    const tab = tabs[chosen];
    choose(chosen);
    tab?.focus();
    if (tab) history.replaceState(history.state, "", tab.href);
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
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
    show(target);
  }

  const atStart = tabs.findIndex((tab) => tab.hasAttribute("aria-current"));
  list.role = "tablist";
  list.ariaLabel = "Kinds of newsletter";
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index];
    tab.role = "tab";
    tab.removeAttribute("aria-current");
    tab.setAttribute("aria-controls", panel?.id ?? "");
    tab.addEventListener("keydown", (event) => onKeyDown(event, index));
    tab.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
    });
    panel?.setAttribute("role", "tabpanel");
    panel?.setAttribute("aria-labelledby", tab.id);
  }
  choose(Math.max(0, atStart));
}
