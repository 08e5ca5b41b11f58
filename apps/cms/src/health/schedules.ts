import type { CollectionSlug } from "payload";
import { inSchoolTime } from "../fields/dates.ts";
import { labelIn } from "../i18n/label-in.ts";
import { sayIn } from "../i18n/say.ts";
import { listSchedules } from "../schedules/schedules.ts";
import type { Check } from "./todo.ts";

/** What the clock should have published or taken down, and could not. */
export const failedSchedules: Check = async ({ payload, language }) =>
  (await listSchedules(payload))
    .filter(({ hasFailed }) => hasFailed)
    .map(({ collection, id, at, isPublishing }) => {
      const { labels } = payload.collections[collection as CollectionSlug].config;
      const say = sayIn(language);
      return {
        what: say(
          isPublishing
            ? "{list} {id} could not be published on {time}."
            : "{list} {id} could not be unpublished on {time}.",
          { list: labelIn(labels.singular, language), id, time: inSchoolTime(at, language) },
        ),
        repair: say("Edit"),
        path: `/collections/${collection}/${id}`,
      };
    });
