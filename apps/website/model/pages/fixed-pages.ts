import type { FixedPage } from "./page.ts";
import { homePage, specifiedPages } from "./specified-pages.ts";

/** Pages that are not in the specification's table (R73). */
export const additionalPages: readonly FixedPage[] = [
  {
    file: "events/event.tsx",
    path: "/Events/:id",
    title: "Event",
    description: "An event at {school}: when and where it takes place.",
    query: [],
    isAvailableOffline: true,
  },
  {
    file: "news/news-item.tsx",
    path: "/News/:id",
    title: "News",
    description: "The full text of a news item from {school}.",
    query: [],
    isAvailableOffline: true,
  },
  {
    file: "search/search.tsx",
    path: "/search",
    title: "Search",
    description: "Search the pages, news, events and albums of {school}.",
    query: ["q"],
    noindex: true,
  },
  {
    file: "share/share.tsx",
    path: "/share",
    title: "Share",
    lead: "Copy the link to a page, or send it.",
    description: "Share a page of {school}: copy its link, or send it by WhatsApp or e-mail.",
    query: ["of"],
    noindex: true,
  },
  {
    file: "home/today/today-page.tsx",
    path: "/today",
    title: "Today at school",
    lead: "Today’s meals, upcoming events and call times.",
    description: "Today at {school}: meals, upcoming events and call times for each class.",
    query: [],
    isAvailableOffline: true,
    isLightweight: true,
  },
  {
    file: "disclosure/disclosure.tsx",
    path: "/disclosure",
    title: "Mandatory Public Disclosure",
    lead: "Facts, documents, results, staff and infrastructure of the school.",
    description:
      "The facts, documents, results and infrastructure that {school} discloses to the public.",
    query: [],
    isAvailable: ({ disclosure }) => disclosure.board !== "none",
  },
  {
    file: "enquiry/enquiry.tsx",
    path: "/admission/enquire",
    title: "Ask about admission",
    lead: "A short form, without an account. We ask nothing about your child but the class.",
    section: "Admission",
    description: "Ask {school} about admission, and learn by which day the office answers.",
    query: ["reference", "by", "answer"],
    acceptsPost: true,
    isAvailable: ({ enquiries }) => enquiries !== undefined,
  },
  {
    file: "visit/visit.tsx",
    path: "/admission/visit",
    title: "Visit the school",
    lead: "Choose a day and time. You confirm it by e-mail, and you can change or cancel it later.",
    section: "Admission",
    description: "Book a visit to {school}: days and times, without an account.",
    query: ["reference", "state", "answer", "sent", "again"],
    acceptsPost: true,
    isAvailable: ({ visits }) => visits !== undefined,
  },
  {
    file: "visit/booking.tsx",
    path: "/admission/visit/:key",
    title: "Your visit",
    description: "Confirm, change or cancel your visit to {school}.",
    query: [],
    noindex: true,
    isPrivate: true,
    acceptsPost: true,
  },
  {
    file: "staff/staff.tsx",
    path: "/staff",
    title: "Staff",
    lead: "The people who teach and care at the school.",
    description: "The principal, teachers and other staff of {school}, with their qualifications.",
    query: [],
    isAvailable: ({ staff }) => staff.list.length > 0,
  },
  {
    file: "privacy/privacy.tsx",
    path: "/privacy",
    title: "Privacy",
    lead: "Which personal data this website uses, for how long, and your rights.",
    description:
      "Which personal data {school} collects on this website, how long it stores them, and your rights.",
    query: [],
    preview: "ridges-dawn",
    isAvailableOffline: true,
  },
  {
    file: "accessibility/accessibility.tsx",
    path: "/accessibility",
    title: "Accessibility",
    lead: "Everyone should be able to use this website. This page describes how we test it.",
    description:
      "How the website of {school} is tested for accessibility, what fails, and how to complain.",
    query: [],
    preview: "path-dawn",
    isAvailableOffline: true,
  },
  {
    file: "offline/offline.tsx",
    path: "/offline",
    title: "Offline pages",
    lead: "Read pages of this site without an internet connection.",
    description: "Save pages of {school} in this browser and read them offline.",
    query: [],
    noindex: true,
    isAvailableOffline: true,
  },
  {
    name: "newsletter-confirm",
    file: "newsletters/newsletter-key.tsx",
    path: "/newsletter/confirm",
    title: "Confirm your subscription",
    description: "Confirm that you want to receive the newsletter of {school}.",
    query: [],
    noindex: true,
    acceptsPost: true,
    actionQuery: ["key"],
  },
  {
    name: "newsletter-leave",
    file: "newsletters/newsletter-key.tsx",
    path: "/newsletter/leave",
    title: "Unsubscribe",
    description: "Unsubscribe from the newsletter of {school}.",
    query: [],
    noindex: true,
    acceptsPost: true,
    actionQuery: ["key"],
    acceptsCrossOriginPost: true,
  },
];

const additionalPaths = new Set(additionalPages.map(({ path }) => path));

/** In any language. */
export const isAdditional = ({ path }: { path: string }): boolean => additionalPaths.has(path);

/** Every page that the website has for every school. The text pages are in the school's data (find-page.ts). */
export const fixedPages: readonly FixedPage[] = [homePage, ...specifiedPages, ...additionalPages];
