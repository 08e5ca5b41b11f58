import type { Registration } from "@manor/contract";
import type { ListCall } from "./call.ts";
import { published } from "./published.ts";
import { text } from "./serialize.ts";

export const onlineRegistrations: ListCall<Registration> = {
  paths: ["onlineregistration/:school"],
  reads: ["online-registrations", "schools"],
  list: async (asking) =>
    (await published(asking, "online-registrations", "createdAt")).map(({ title }) => ({
      title: text(title),
    })),
};
