import type { Page } from "../page.ts";

export const sharePage: Page = {
  file: "share/share.tsx",
  path: "/share",
  title: "Share",
  section: null,
  description: "Pass a page of {school} on: its address, and a poster with a QR code to print.",
  query: ["of"],
  noindex: true,
};

/** Where the page at that path of the site is passed on. */
export const shareAddress = (path: string): string =>
  `${sharePage.path}?of=${encodeURIComponent(path)}`;
