import type { CollectionSlug } from "payload";
import { formatDateTime } from "../../../fields/dates.ts";
import { getLabel } from "../../../i18n/translate.ts";
import { listSchedules } from "../../schedules/schedules.ts";
import type { Check } from "./todo.ts";

export const failedSchedules: Check = async ({ payload, language, t }) =>
  (await listSchedules(payload))
    .filter(({ hasFailed }) => hasFailed)
    .map(({ collection, id, at, isPublishing }) => {
      const { labels } = payload.collections[collection as CollectionSlug].config;
      return {
        what: t(
          isPublishing
            ? "{list} {id} could not be published on {time}."
            : "{list} {id} could not be unpublished on {time}.",
          { list: getLabel(labels.singular, language), id, time: formatDateTime(at, language) },
        ),
        repair: t("Edit"),
        path: `/collections/${collection}/${id}`,
      };
    });
