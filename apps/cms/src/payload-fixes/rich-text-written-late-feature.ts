import { createServerFeature } from "@payloadcms/richtext-lexical";

/** Writes the text of an editor into its form before it can be saved. */
export const FlushEditorFeature = createServerFeature({
  feature: { ClientFeature: "/src/payload-fixes/rich-text-written-late.tsx#FlushEditorClient" },
  key: "immediateText",
});
