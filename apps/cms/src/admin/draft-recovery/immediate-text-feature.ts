import { createServerFeature } from "@payloadcms/richtext-lexical";

/** Writes the text of an editor into its form before it can be saved. */
export const ImmediateTextFeature = createServerFeature({
  feature: { ClientFeature: "/src/admin/draft-recovery/immediate-text.tsx#ImmediateTextClient" },
  key: "immediateText",
});
