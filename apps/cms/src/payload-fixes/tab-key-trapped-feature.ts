import { createServerFeature } from "@payloadcms/richtext-lexical";

/**
 * In Payload's editor the Tab key indents, and only the Escape key leaves it, which no text explains (WCAG 2.1.2,
 * https://github.com/payloadcms/payload/issues/8653). With this feature, the Tab key leaves it.
 */
export const LeaveEditorFeature = createServerFeature({
  feature: { ClientFeature: "/src/payload-fixes/tab-key-trapped.tsx#LeaveEditorClient" },
  key: "leaveEditor",
});
