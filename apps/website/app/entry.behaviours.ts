import { hasOwnAccess } from "./islands/auth-headers.ts";

const atHome = () => import("./entry.home.ts");

/**
 * What moves or reveals finished HTML, without React: one line each, `data-behaviour` of a place. Each module
 * has a function of that name, which is given the place. What renders itself in the browser is an island.
 */
export const behaviours = {
  // Generic, after the patterns of ARIA: they know no part of the site.
  rotator: atHome,
  scroller: atHome,
  share: () => import("./behaviours/share.ts"),
  swap: () => import("./behaviours/swap.ts"),
  tabs: () => import("./behaviours/tabs.ts"),
  // What one part of the site alone does.
  calendar: atHome,
  counters: atHome,
  notices: atHome,
  keepPages: () => import("./offline/keep-pages.ts"),
  ownClass: () => import("./home/today/own-class.ts"),
  scrollTop: atHome,
  // A browser with a token filters its own toppers (R66).
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
