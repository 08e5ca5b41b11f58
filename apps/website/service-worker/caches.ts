/** The caches in a browser. The names must not change: the switch on /offline clears caches with this prefix. */
export const PAGES = "kept-pages";
export const ASSETS = "kept-assets";
