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
 * When an island starts: with the page, when the browser is idle, when its place comes near the screen,
 * or when it is touched.
 */
export type When = "load" | "idle" | "visible" | "interaction";
