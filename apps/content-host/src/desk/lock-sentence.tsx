"use client";

import { useDocumentInfo, useModal } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { inSchoolTime } from "../fields/school-time.ts";
import { useSay } from "../words/use-say.ts";

const payloadsModal = "document-locked";
/** As long as a form stays locked after the last key that was pressed in it: Payload's own five minutes. */
const lockedFor = 5 * 60_000;

/** Into Payload's message that somebody else has this form open: since when, and until when, by the school's clock. */
export function LockSentence() {
  const { id, collectionSlug } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const { say, language } = useSay();
  const isOpen = isModalOpen(payloadsModal);
  const [last, setLast] = useState<string>();
  const [place, setPlace] = useState<Element | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    setPlace(document.querySelector(".document-locked__content"));
    const of = "where[and][0][document.relationTo][equals]";
    const which = "where[and][1][document.value][equals]";
    fetch(`/cms-api/payload-locked-documents?${of}=${collectionSlug}&${which}=${id}&depth=0`)
      .then((answer) => answer.json())
      .then(
        ({ docs }) => setLast(docs?.[0]?.updatedAt),
        () => setLast(undefined),
      );
  }, [isOpen, collectionSlug, id]);

  if (!isOpen || !place || !last) return null;
  return createPortal(
    <div className="desk-lock" role="status">
      {say(
        "The last change there was on {moment}. The form is free again by itself on {end}, five minutes after it, unless somebody goes on typing.",
        {
          moment: inSchoolTime(last, language),
          end: inSchoolTime(new Date(Date.parse(last) + lockedFor), language),
        },
      )}
    </div>,
    place,
  );
}
