import type { Page } from "../page.ts";

export const sharePage: Page = {
  file: "share/share.tsx",
  path: "/share",
  title: "Share",
  description: "Share a page of {school}: copy its link, or send it by WhatsApp or e-mail.",
  query: ["of"],
  noindex: true,
};

/** The address of the share page for a path. */
export const shareAddress = (path: string): string =>
  `${sharePage.path}?of=${encodeURIComponent(path)}`;
