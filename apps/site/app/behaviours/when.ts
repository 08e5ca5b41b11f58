/**
 * When a place on the page comes to life: with the page, when it comes near the screen or at the latest when the
 * page has loaded, when the browser is idle, or only when it comes near the screen.
 */
export type When = "load" | "soon" | "idle" | "visible";
