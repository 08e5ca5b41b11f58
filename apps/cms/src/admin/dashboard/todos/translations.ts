import { getLanguages } from "../../../translations/languages.ts";
import { listStates } from "../../../translations/list-states.ts";
import type { Check } from "./todo.ts";

const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** For each further language, how much is translated, and what is out of date. */
export const outdatedTranslations: Check = async ({ payload, day, t }) => {
  const languages = await getLanguages(payload);
  const checked = languages.map(async ({ code, name }) => {
    const states = await listStates(payload, code);
    const outdated = states.filter(({ state }) => state === "outdated");
    const [oldest] = outdated;
    if (!oldest) return [];
    const published = states.filter(({ state }) => state === "done").length + outdated.length;
    const what = t(
      "{language}: {published} of {all} translated, {outdated} out of date, the oldest for {days} days.",
      {
        language: name,
        published,
        all: states.length,
        outdated: outdated.length,
        days: countDays(oldest.since ?? day, day),
      },
    );
    return [{ what, repair: t("See translations"), path: "/collections/translations" }];
  });
  return (await Promise.all(checked)).flat();
};
