import { createServerFeature } from "@payloadcms/richtext-lexical";

/** What is written in an editor is in its form before anybody can save it. */
export const ImmediateTextFeature = createServerFeature({
  feature: { ClientFeature: "/src/admin/draft-recovery/immediate-text.tsx#ImmediateTextClient" },
  key: "immediateText",
});
