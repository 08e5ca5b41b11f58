/** What hydrates: one line an island. Each is a chunk of its own, loaded when its place on the page asks for it. */
export const islands = {
  AlbumViewer: () => import("../pages/gallery/album/album-viewer.tsx"),
  Birthdays: () => import("../blocks/birthdays/birthdays.tsx"),
  ContactForm: () => import("../pages/contact/contact-form.tsx"),
  PrincipalCarousel: () => import("../blocks/principal/principal-carousel.tsx"),
  PrincipalLoader: () => import("../blocks/principal/principal-loader.tsx"),
};

export type IslandName = keyof typeof islands;

/**
 * When a place on the page comes to life: with the page, when it comes near the screen or at the latest when the
 * page has loaded, when the browser is idle, or only when it comes near the screen.
 */
export type When = "load" | "soon" | "idle" | "visible";
