/** The islands, one per line. Each is a separate chunk, loaded when its place on the page needs it. */
export const islands = {
  Birthdays: () => import("./birthdays/birthdays.tsx"),
  ContactForm: () => import("./contact/contact-form.tsx"),
  MessageLoader: () => import("./principal/message-loader.tsx"),
  PrincipalLoader: () => import("./principal/principal-loader.tsx"),
  PrincipalCarousel: () => import("./principal/principal-carousel.tsx"),
};

export type IslandName = keyof typeof islands;
