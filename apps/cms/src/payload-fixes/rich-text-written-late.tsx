"use client";

import { createClientFeature, useEditorConfigContext } from "@payloadcms/richtext-lexical/client";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { OnChangePlugin } from "@payloadcms/richtext-lexical/lexical/react/LexicalOnChangePlugin";
import { useDocumentInfo, useField, useFormProcessing } from "@payloadcms/ui";
import { useCallback, useEffect, useRef } from "react";
import { flushSync } from "react-dom";

const pauseMs = 250;

/**
 * Payload's rich text editor writes its text into the form when the browser is idle, and until then it is not saved
 * (since https://github.com/payloadcms/payload/pull/12086). This does it within a quarter of a second, and before any
 * click or shortcut.
 */
function FlushEditor() {
  const [editor] = useLexicalComposerContext();
  const { fieldProps } = useEditorConfigContext();
  const { setValue } = useField<object>({ path: fieldProps.path });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submitText = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setValue(editor.getEditorState().toJSON());
  }, [editor, setValue]);

  useEffect(() => {
    const flush = () => timer.current !== undefined && flushSync(submitText);
    const shortcut = ({ ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && flush();
    const events = ["pointerdown", "focusout", "pagehide"] as const;
    for (const act of events) window.addEventListener(act, flush, true);
    window.addEventListener("keydown", shortcut, true);
    return () => {
      for (const act of events) window.removeEventListener(act, flush, true);
      window.removeEventListener("keydown", shortcut, true);
    };
  }, [submitText]);

  const recordInput = useInputWhileSaving(submitText);
  const scheduleSubmit = useCallback(() => {
    timer.current ??= setTimeout(submitText, pauseMs);
    recordInput();
  }, [submitText, recordInput]);
  return <OnChangePlugin ignoreSelectionChange onChange={scheduleSubmit} />;
}

/**
 * An editor stays editable while its form is being saved. Text typed meanwhile is an unsaved change. While a new
 * record is being created, Payload replaces the page, so the editor is locked.
 */
function useInputWhileSaving(submitText: () => void): () => void {
  const [editor] = useLexicalComposerContext();
  const { id, globalSlug } = useDocumentInfo();
  const isSaving = useFormProcessing();
  const isFirst = !globalSlug && id === undefined;
  const state = useRef({ isSaving: false, isTyped: false });

  useEffect(() => {
    const { isSaving: wasSaving, isTyped } = state.current;
    if (isFirst && isSaving !== wasSaving) editor.setEditable(!isSaving);
    state.current = { isSaving, isTyped: false };
    if (isTyped) submitText();
  }, [editor, isFirst, isSaving, submitText]);
  return useCallback(() => {
    state.current.isTyped = state.current.isSaving;
  }, []);
}

export const FlushEditorClient = createClientFeature({
  plugins: [{ Component: FlushEditor, position: "normal" }],
});
