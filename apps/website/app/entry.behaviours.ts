import { hasOwnAccess } from "./islands/auth-headers.ts";

const atHome = () => import("./entry.home.ts");

/**
 * Enhancements of server-rendered HTML, without React. Each key is a value of `data-behaviour`; its module exports
 * a function of the same name, which gets the element. Components that render in the browser are islands.
 */
export const behaviours = {
  // Generic ARIA patterns, independent of this site.
  rotator: atHome,
  scroller: atHome,
  share: () => import("./behaviours/share.ts"),
  swap: () => import("./behaviours/swap.ts"),
  tabs: () => import("./behaviours/tabs.ts"),
  // Specific to one part of the site.
  calendar: atHome,
  counters: atHome,
  notices: atHome,
  keepPages: () => import("./offline/keep-pages.ts"),
  ownClass: () => import("./home/today/own-class.ts"),
  scrollTop: atHome,
  // A browser with its own credentials filters its own toppers (R66).
  toppers: async () =>
    hasOwnAccess()
      ? import("./toppers/own-toppers.tsx")
      : { toppers: (await import("./behaviours/swap.ts")).swap },
} satisfies { [Name in string]: () => Promise<object> };

type Registered = Record<keyof typeof behaviours, unknown>;

declare module "./behaviours/behaviour.tsx" {
  interface RegisteredBehaviours extends Registered {}
}

export type BehaviourName = keyof typeof behaviours;
export type Begin = (place: HTMLElement) => unknown;
