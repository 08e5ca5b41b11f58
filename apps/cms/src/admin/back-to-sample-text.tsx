"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { SampleButton } from "./back-to-sample.tsx";

/** On the screen of a page of the website: publishes the words that it came with. */
export function BackToSampleText() {
  const { id, savedDocumentData } = useDocumentInfo();
  if (!id || !savedDocumentData?.["replaces"]) return null;
  return <SampleButton path={`pages/${id}/sample`} />;
}
