"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { latestOf } from "./address-of.ts";

/**
 * Whoever takes a record off the website has saved it, and is nobody else: the form, which Payload then fills with
 * what it was opened with, learns of that moment.
 */
export function useOwnUnpublish(
  basedOn: string | undefined,
  setBasedOn: (moment: string, isNoChange: boolean) => void,
): void {
  const { id, collectionSlug, globalSlug, hasPublishedDoc, setData } = useDocumentInfo();
  const wasPublished = useRef(hasPublishedDoc);
  const [takenOff, setTakenOff] = useState("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: only "Unpublish" is news.
  useEffect(() => {
    const isTakenOff = wasPublished.current && !hasPublishedDoc;
    wasPublished.current = hasPublishedDoc;
    if (!isTakenOff) return;
    fetch(latestOf({ collectionSlug, globalSlug, id }))
      .then((answer) => answer.json())
      .then(
        (saved: { updatedAt: string }) => {
          setTakenOff(saved.updatedAt);
          // Else Payload compares the next change with the moment at which the form was opened.
          setData(saved);
        },
        () => {},
      );
  }, [hasPublishedDoc]);

  useEffect(() => {
    if (basedOn && Date.parse(basedOn) < Date.parse(takenOff)) setBasedOn(takenOff, true);
  }, [basedOn, takenOff, setBasedOn]);
}
