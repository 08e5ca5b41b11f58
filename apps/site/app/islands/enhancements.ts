/**
 * What makes finished HTML livelier in place, without React: one line each. For parts that the server
 * keeps rendering; a part that renders itself in the browser is an island.
 */
export const enhancements = {
  LiveList: () => import("../pages/lists/live-list.ts"),
  NewsletterTabs: () => import("../pages/academics/newsletter-tabs.ts"),
  ShareButton: () => import("../pages/lists/share-button.ts"),
};

export type EnhancementName = keyof typeof enhancements;
