import { addDays } from "../../../fields/dates.ts";
import type { Check } from "./todo.ts";

const REVIEW_AFTER_DAYS = 365;

/** Images with faces that nobody has saved for a year. Saving one, even unchanged, takes it off the list. */
export const oldFaces: Check = async ({ payload, day, t }) => {
  const before = `${addDays(day, -REVIEW_AFTER_DAYS)}T00:00:00.000Z`;
  const { totalDocs } = await payload.count({
    collection: "media",
    where: { and: [{ largestFace: { greater_than: 0 } }, { updatedAt: { less_than: before } }] },
  });
  if (totalDocs === 0) return [];
  const filter = "where[or][0][and]";
  return [
    {
      what: t(
        totalDocs === 1
          ? "1 image with faces is older than a year. Is it still right? Save it if so."
          : "{number} images with faces are older than a year. Are they still right? Save them if so.",
        { number: totalDocs },
      ),
      repair: t("Show them"),
      path: `/collections/media?${filter}[0][largestFace][greater_than]=0&${filter}[1][updatedAt][less_than]=${before}`,
      isForPublishers: true,
    },
  ];
};
