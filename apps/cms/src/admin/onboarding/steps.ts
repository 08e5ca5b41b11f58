import { endingDates } from "@manor/content-api/ending-dates";
import type { School } from "@manor/content-api/school";
import type { GlobalSlug, Payload } from "payload";
import { z } from "zod";
import { automaticChange } from "../../fields/record-fields.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import type { Page } from "../../payload-types.ts";

export const Choice = z.enum(["sample", "own", "hidden"]);
type Choice = z.infer<typeof Choice>;

const choiceKey = "onboarding";

export const readChoice = async (payload: Payload): Promise<Choice | undefined> =>
  (await payload.kv.get<Choice>(choiceKey)) ?? undefined;

export const canSetUpLater = (choice: Choice | undefined): boolean => choice === "sample";

export const writeChoice = (payload: Payload, choice: Choice): Promise<void> =>
  payload.kv.set(choiceKey, choice);

export type Step = { what: Phrase; page?: string; isDone: boolean; path: string };

export const requiredSettings = [
  { slug: "name-and-address", what: "Name and address" },
  { slug: "brand", what: "Colours and logo" },
  { slug: "admission", what: "Admission: dates and fees" },
] as const satisfies { slug: GlobalSlug; what: Phrase }[];

type Settings = (typeof requiredSettings)[number]["slug"];
export type TextState = Pick<Page, "id" | "address" | "title" | "changedBy">;

/**
 * The steps that make a new CMS the school's own. A page is done when an editor has saved it; a text also when its
 * address was removed from the list under “Settings”, and the admission only while none of its dates has passed.
 */
export function createSteps(
  school: School,
  authors: Record<Settings, string | null | undefined>,
  pages: readonly TextState[],
  today: string,
): Step[] {
  const hasEnded = endingDates(school, today).some((date) => date.hasEnded);
  const settings = requiredSettings.map(({ slug, what }) => ({
    what,
    isDone: authors[slug] !== automaticChange && !(slug === "admission" && hasEnded),
    path: `/globals/${slug}`,
  }));
  const texts = pages.map(({ id, address, title, changedBy }) => ({
    what: "Text of “{page}”" as const,
    page: title,
    isDone: changedBy !== automaticChange || !school.settings.sampleWording.includes(address),
    path: `/collections/pages/${id}`,
  }));
  return [...settings, ...texts];
}
