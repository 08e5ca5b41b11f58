/**
 * When a place on the page comes to life: with the page, when it comes near the screen or at the latest when the
 * page has loaded, when the browser is idle, only when it comes near the screen, or only when a pointer or the
 * focus reaches it.
 */
export type When = "load" | "soon" | "idle" | "visible" | "reached";
