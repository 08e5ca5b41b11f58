"use client";

import {
  PopupList,
  toast,
  UnpublishButton,
  useDocumentInfo,
  useFormModified,
  useTranslation,
} from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { useSay } from "../../i18n/use-say.ts";

/**
 * Payload's button fills the form again once the record is unpublished, so it waits until everything is saved. Payload
 * also keeps the time of the last save from before, and takes the own unpublishing for somebody else's change.
 */
export function Unpublish() {
  const { id, collectionSlug, hasPublishedDoc, setData } = useDocumentInfo();
  const isModified = useFormModified();
  const wasPublished = useRef(hasPublishedDoc);
  const { t } = useTranslation();
  const { say } = useSay();
  useEffect(() => {
    const isUnpublished = wasPublished.current && !hasPublishedDoc;
    wasPublished.current = hasPublishedDoc;
    if (!isUnpublished) return;
    fetch(`/cms-api/${collectionSlug}/${id}?draft=true&depth=0`)
      .then((response) => response.json())
      .then(setData, () => {});
  }, [hasPublishedDoc, collectionSlug, id, setData]);
  if (!isModified || !hasPublishedDoc) return <UnpublishButton />;
  const refuse = () => toast.error(say("Please save or publish your changes first."));
  return <PopupList.Button onClick={refuse}>{t("version:unpublish")}</PopupList.Button>;
}
