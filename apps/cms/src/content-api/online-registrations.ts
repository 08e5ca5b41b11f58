import type { Registration } from "@manor/content-api";
import { shownToday } from "../fields/shown-rule.ts";
import type { ListCall } from "./call.ts";
import { findPublished } from "./find-published.ts";
import { text } from "./serialize.ts";

export const onlineRegistrations: ListCall<Registration> = {
  reads: ["online-registrations"],
  list: async (context) =>
    shownToday(await findPublished(context, "online-registrations", "createdAt"), context.day).map(
      ({ title }) => ({
        title: text(title),
      }),
    ),
};
