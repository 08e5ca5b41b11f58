import type { Topper } from "@manor/content-api";
import type { ListCall } from "./call.ts";
import { findConsented } from "./find-consented.ts";
import { names, text } from "./serialize.ts";

export const toppers: ListCall<Topper> = {
  reads: ["toppers", "media"],
  list: async (context) =>
    (await findConsented(context, "toppers", "-sessionYear")).map((topper) => ({
      _id: String(topper.id),
      class: text(topper.class),
      sessionYear: text(topper.sessionYear),
      name: text(topper.name),
      division: text(topper.division),
      stream: text(topper.stream),
      attachments: names(context.nameOf, "media", topper.photo),
    })),
};
