import type { Topper } from "@manor/contract";
import type { ListCall } from "./call.ts";
import { published } from "./published.ts";
import { consented, names, text } from "./serialize.ts";

export const toppers: ListCall<Topper> = {
  paths: ["topper/:school"],
  reads: ["toppers", "media", "schools"],
  list: async (asking) =>
    consented(await published(asking, "toppers", "-sessionYear"), asking.day).map((topper) => ({
      _id: String(topper.id),
      class: text(topper.class),
      sessionYear: text(topper.sessionYear),
      name: text(topper.name),
      division: text(topper.division),
      stream: text(topper.stream),
      attachments: names(asking.nameOf, "media", topper.photo),
    })),
};
