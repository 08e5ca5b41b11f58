import type { Page } from "../page.ts";

export const accessibilityPage: Page = {
  file: "accessibility/accessibility.tsx",
  path: "/accessibility",
  title: "Accessibility",
  description:
    "How the website of {school} is tested for accessibility, what fails, and how to complain.",
  query: [],
  preview: "path-dawn",
  isAvailableOffline: true,
  searchBy: "title",
};
