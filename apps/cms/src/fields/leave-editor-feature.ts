import { createServerFeature } from "@payloadcms/richtext-lexical";

/** The Tab key leaves the rich text editor. If it indented, keyboard users could not leave (WCAG 2.1.2). */
export const LeaveEditorFeature = createServerFeature({
  feature: { ClientFeature: "/src/fields/leave-editor.tsx#LeaveEditorClient" },
  key: "leaveEditor",
});
