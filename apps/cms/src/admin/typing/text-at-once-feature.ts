import { createServerFeature } from "@payloadcms/richtext-lexical";

/** What is written in an editor is in its form before anybody can save it. */
export const TextAtOnceFeature = createServerFeature({
  feature: { ClientFeature: "/src/admin/typing/text-at-once.tsx#TextAtOnceClient" },
  key: "textAtOnce",
});
