/** The two stores of this site in a browser. The switch of /offline empties every store that begins so. */
export const PAGES = "kept-pages";
export const ASSETS = "kept-assets";
