"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { SampleButton } from "./back-to-sample.tsx";

/** On a page of the sample: publishes its original text. */
export function BackToSampleText() {
  const { id, savedDocumentData } = useDocumentInfo();
  if (!id || !savedDocumentData?.["replaces"]) return null;
  return <SampleButton path={`pages/${id}/sample`} />;
}
