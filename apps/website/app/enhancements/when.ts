/**
 * When to start an island or enhancement: at page load; near the viewport or after the load event; when idle; only
 * near the viewport; or only on pointer or focus.
 */
export type When = "load" | "soon" | "idle" | "visible" | "interaction";
