"use client";

import {
  FormSubmit,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useHotkey,
  useTranslation,
} from "@payloadcms/ui";
import { useEffect, useRef } from "react";

/**
 * Payload's save button locks all fields until the response arrives, and loses what is typed meanwhile. This one
 * saves in the background. Only the first save of a record locks the form, because its page follows.
 */
export function SaveDraft() {
  const { id, collectionSlug, globalSlug, setUnpublishedVersionCount, uploadStatus } =
    useDocumentInfo();
  const { submit, setBackgroundProcessing } = useForm();
  const isModified = useFormModified();
  const editDepth = useEditDepth();
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const isSaving = useFormBackgroundProcessing();
  const isAskedAgain = useRef(false);

  const isFirst = !globalSlug && id === undefined;
  const isOff = (!isFirst && !isModified) || uploadStatus === "uploading";
  const path = globalSlug
    ? `globals/${globalSlug}`
    : [collectionSlug, id].filter(Boolean).join("/");
  const save = async () => {
    setBackgroundProcessing(!isFirst);
    await submit({
      action: `/cms-api/${path}?depth=0&fallback-locale=null&draft=true`,
      method: globalSlug || isFirst ? "POST" : "PATCH",
      overrides: { _status: "draft" },
      skipValidation: true,
      disableFormWhileProcessing: isFirst,
      ...(!isFirst && {
        acceptValues: { overrideLocalChanges: false },
        context: { getDocPermissions: false },
      }),
    });
    setBackgroundProcessing(false);
    setUnpublishedVersionCount((count) => count + 1);
  };
  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ["s"] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    isAskedAgain.current = isSaving;
    button.current?.click();
  });
  // Saves again when there was input since the save that is in progress.
  useEffect(() => {
    if (isSaving || !isAskedAgain.current) return;
    isAskedAgain.current = false;
    button.current?.click();
  }, [isSaving]);

  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      className="save-draft"
      disabled={isOff}
      onClick={() => void save()}
      ref={button}
      size="medium"
      type="button"
    >
      {t("version:saveDraft")}
    </FormSubmit>
  );
}
