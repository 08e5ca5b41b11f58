import { type KeyboardEvent, useId, useRef, useState } from "react";

/**
 * The keys and roles of tabs with automatic activation (ARIA APG, Tabs pattern): arrows wrap, Home and End jump.
 * Spread `tabProps(index)` on each tab button and `panelProps(index)` on each panel.
 */
export function useTabs(count: number, initial = 0) {
  const [active, setActive] = useState(initial);
  const tabs = useRef<(HTMLElement | null)[]>([]);
  const id = useId();

  function moveTo(index: number): void {
    const next = (index + count) % count;
    setActive(next);
    tabs.current[next]?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const targets: Record<string, number> = {
      ArrowRight: active + 1,
      ArrowLeft: active - 1,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  }

  return {
    active,
    tabProps: (index: number) => ({
      id: `${id}tab${index}`,
      role: "tab",
      type: "button" as const,
      "aria-selected": index === active,
      "aria-controls": `${id}panel${index}`,
      tabIndex: index === active ? 0 : -1,
      ref: (element: HTMLElement | null) => {
        tabs.current[index] = element;
      },
      onClick: () => setActive(index),
      onKeyDown,
    }),
    panelProps: (index: number) => ({
      id: `${id}panel${index}`,
      role: "tabpanel",
      "aria-labelledby": `${id}tab${index}`,
      hidden: index !== active,
    }),
  };
}
