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
import { getTexts } from "../../model/texts/create-translate.ts";
import { type Translate, translateFixed } from "../../model/texts/translate.ts";
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
  "principal-message": ({ principalMessages, school }) =>
    readMessages(principalMessages, getTexts(school)).flatMap(({ name, paragraphs }) => [
      ...paragraphs.map((paragraph) => toSentences(toPlainText(paragraph))),
      toRow(name),
    ]),
  "weekly-menu": ({ weeklyMenu, today, school }) => [
    toRow(
      ...(["Day", "Breakfast", "Lunch", "Dinner"] as const).map((name) => getTexts(school)(name)),
    ),
    ...weeklyMenu
      .filter(({ date }) => date.slice(0, 7) === today.slice(0, 7))
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map(({ date, breakfast, lunch, dinner }) =>
        toRow(getWeekday(date, getTexts(school)), breakfast, lunch, dinner),
      ),
  ],
  newsletter: ({ school }) =>
    school.newsletters.kinds.flatMap(({ name, note, issues }) => [
      toHeading(name),
      toSentences(fillFacts(school, note)),
      ...issues.map(({ title }) => toHeading(title)),
    ]),
  contact: ({ school }) => {
    const { identity } = school;
    const t = getTexts(school);
    return [
      toHeading(t("Contact details")),
      toRow(t("Address"), identity.address.join(", ")),
      toRow(t("School office"), identity.phones.office),
      toRow(t("Admissions office"), identity.phones.admissions),
      toRow(t("E-mail"), identity.email),
      ...(identity.website ? [toRow(t("Website"), identity.website)] : []),
    ];
  },
  disclosure: ({ school, principalMessages }) =>
    disclosureParts(school, { principalMessages }).flatMap(({ key, title, rows }) => [
      toHeading(translateFixed(title, getTexts(school))),
      ...rows.map((row) => toDisclosureRow(row, getTexts(school))),
      ...(key === "academics" ? readResults(school) : []),
    ]),
  staff: ({ school }) =>
    sortByRole(school.staff.list).flatMap(({ name, role, qualification, subjects, joined }) => [
      toHeading(name),
      ...[getTexts(school)(staffRoles[role]), qualification, subjects].map((text) => toRow(text)),
      ...(joined ? [toRow(getTexts(school)("Since {year}", { year: getYear(joined) ?? "" }))] : []),
    ]),
};

function toDisclosureRow(row: DisclosureRow, t: Translate): Part {
  const label = translateFixed(row.label, t);
  if (isMissing(row)) return toRow(label, t(missingText));
  const titles = row.documents?.map(({ title }) => title) ?? [];
  return toRow(label, row.text ? translateFixed(row.text, t) : titles.join(", "));
}

function readResults(school: School): Part[] {
  const { results } = school.disclosure;
  const t = getTexts(school);
  if (results.length === 0) return [];
  return [
    toHeading(t(resultsTitle)),
    toRow(...resultColumns(t)),
    ...results.map((result) =>
      toRow(t("Class {name}", { name: result.class }), ...toResultCells(result)),
    ),
  ];
}
