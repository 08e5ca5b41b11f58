import { createServerFeature } from "@payloadcms/richtext-lexical";

/** Writes the text of an editor into its form before it can be saved. */
export const FlushEditorFeature = createServerFeature({
  feature: { ClientFeature: "/src/admin/draft-recovery/flush-editor.tsx#FlushEditorClient" },
  key: "immediateText",
});
