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
import { useTranslator } from "../i18n/use-translator.ts";

/**
 * Payload's button resets the form to the values of the last load after unpublishing, without reading the response
 * (https://github.com/payloadcms/payload/issues/16755). So this one requires a saved form, and then reads the record:
 * compared with the time of the previous save, the user's own unpublishing would be an edit conflict.
 */
export function Unpublish() {
  const { id, collectionSlug, hasPublishedDoc, setData } = useDocumentInfo();
  const isModified = useFormModified();
  const wasPublished = useRef(hasPublishedDoc);
  const { t: payloadT } = useTranslation();
  const { t } = useTranslator();
  useEffect(() => {
    const isUnpublished = wasPublished.current && !hasPublishedDoc;
    wasPublished.current = hasPublishedDoc;
    if (!isUnpublished) return;
    fetch(`/cms-api/${collectionSlug}/${id}?draft=true&depth=0`)
      .then((response) => response.json())
      .then(setData, () => {});
  }, [hasPublishedDoc, collectionSlug, id, setData]);
  if (!isModified || !hasPublishedDoc) return <UnpublishButton />;
  const refuse = () => toast.error(t("Please save or publish your changes first."));
  return <PopupList.Button onClick={refuse}>{payloadT("version:unpublish")}</PopupList.Button>;
}
