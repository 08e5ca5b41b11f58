import type { PrincipalMessage, WeeklyMenuEntry } from "@manor/content-api";
import {
  type DisclosureRow,
  disclosureParts,
  isMissing,
  missingText,
} from "@manor/content-api/disclosure-rows";
import type { School } from "@manor/content-api/school";
import { sortByRole, staffRoles } from "@manor/content-api/staff";
import { type Day, getWeekday, getYear } from "../../model/dates/day.ts";
import type { PageName } from "../../model/pages/addresses.ts";
import { getPageName, type Page } from "../../model/pages/page.ts";
import { readMessages, toPlainText } from "../../model/principal-messages.ts";
import { resultColumns, resultsTitle, toResultCells } from "../../model/school/board-results.ts";
import { fillFacts } from "../../model/school/fact-text.ts";
import { type Part, toHeading, toRow, toSentences } from "./passages.ts";

export type Source = {
  school: School;
  today: Day;
  weeklyMenu: readonly WeeklyMenuEntry[];
  principalMessages: readonly PrincipalMessage[];
};

type Read = (source: Source) => Part[];

/** The texts of a fixed page; none for a page without a function below, which is found by title and lead. */
export const readFixedPage = (page: Page, source: Source): Part[] =>
  (pages as Record<string, Read | undefined>)[getPageName(page)]?.(source) ?? [];

const pages: { [Name in PageName]?: Read } = {
  "principal-message": ({ principalMessages }) =>
    readMessages(principalMessages).flatMap(({ name, paragraphs }) => [
      ...paragraphs.map((paragraph) => toSentences(toPlainText(paragraph))),
      toRow(name),
    ]),
  "weekly-menu": ({ weeklyMenu, today }) => [
    toRow("Day", "Breakfast", "Lunch", "Dinner"),
    ...weeklyMenu
      .filter(({ date }) => date.slice(0, 7) === today.slice(0, 7))
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map(({ date, breakfast, lunch, dinner }) =>
        toRow(getWeekday(date), breakfast, lunch, dinner),
      ),
  ],
  newsletter: ({ school }) =>
    school.newsletters.kinds.flatMap(({ name, note, issues }) => [
      toHeading(name),
      toSentences(fillFacts(school, note)),
      ...issues.map(({ title }) => toHeading(title)),
    ]),
  contact: ({ school: { identity } }) => [
    toHeading("Contact details"),
    toRow("Address", identity.address.join(", ")),
    toRow("School office", identity.phones.office),
    toRow("Admissions office", identity.phones.admissions),
    toRow("E-mail", identity.email),
    ...(identity.website ? [toRow("Website", identity.website)] : []),
  ],
  disclosure: ({ school, principalMessages }) =>
    disclosureParts(school, { principalMessages }).flatMap(({ key, title, rows }) => [
      toHeading(title),
      ...rows.map(toDisclosureRow),
      ...(key === "academics" ? readResults(school) : []),
    ]),
  staff: ({ school }) =>
    sortByRole(school.staff.list).flatMap(({ name, role, qualification, subjects, joined }) => [
      toHeading(name),
      ...[staffRoles[role], qualification, subjects].map((text) => toRow(text)),
      ...(joined ? [toRow(`Since ${getYear(joined)}`)] : []),
    ]),
};

function toDisclosureRow(row: DisclosureRow): Part {
  if (isMissing(row)) return toRow(row.label, missingText);
  const titles = row.documents?.map(({ title }) => title) ?? [];
  return toRow(row.label, row.text || titles.join(", "));
}

function readResults({ disclosure: { results } }: School): Part[] {
  if (results.length === 0) return [];
  return [
    toHeading(resultsTitle),
    toRow(...resultColumns),
    ...results.map((result) => toRow(`Class ${result.class}`, ...toResultCells(result))),
  ];
}
