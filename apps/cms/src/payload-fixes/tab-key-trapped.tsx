"use client";

import { createClientFeature } from "@payloadcms/richtext-lexical/client";
import { COMMAND_PRIORITY_CRITICAL, KEY_TAB_COMMAND } from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useEffect } from "react";

function LeaveEditor() {
  const [editor] = useLexicalComposerContext();
  // A handled command is not passed to Payload's indentation, and the browser moves the focus.
  useEffect(
    () => editor.registerCommand(KEY_TAB_COMMAND, () => true, COMMAND_PRIORITY_CRITICAL),
    [editor],
  );
  return null;
}

export const LeaveEditorClient = createClientFeature({
  plugins: [{ Component: LeaveEditor, position: "normal" }],
});
