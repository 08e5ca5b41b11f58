import type { Registration } from "@manor/content-api";
import { shownToday } from "../fields/shown-rule.ts";
import type { ListCall } from "./call.ts";
import { published } from "./published.ts";
import { text } from "./serialize.ts";

export const onlineRegistrations: ListCall<Registration> = {
  paths: ["onlineregistration/:school"],
  reads: ["online-registrations"],
  list: async (asking) =>
    shownToday(await published(asking, "online-registrations", "createdAt"), asking.day).map(
      ({ title }) => ({
        title: text(title),
      }),
    ),
};
