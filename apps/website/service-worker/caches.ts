/** The two caches of this site in a browser. The switch on /offline clears every cache with this prefix. */
export const PAGES = "kept-pages";
export const ASSETS = "kept-assets";
