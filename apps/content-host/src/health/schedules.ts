import type { CollectionSlug } from "payload";
import { inSchoolTime } from "../fields/school-time.ts";
import { listSchedules } from "../website/schedules.ts";
import type { Check } from "./todo.ts";

/** What the clock should have published or taken down, and could not. */
export const failedSchedules: Check = async (payload) =>
  (await listSchedules(payload))
    .filter(({ hasFailed }) => hasFailed)
    .map(({ collection, id, at, isPublishing }) => {
      const { labels } = payload.collections[collection as CollectionSlug].config;
      const failed = isPublishing ? "published" : "taken off the website";
      return {
        what: `${labels.singular} no. ${id} was to be ${failed} on ${inSchoolTime(at)}, and that failed.`,
        repair: "Open it",
        path: `/collections/${collection}/${id}`,
      };
    });
