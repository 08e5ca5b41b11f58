"use client";

import {
  PopupList,
  toast,
  UnpublishButton,
  useDocumentInfo,
  useFormModified,
  useTranslation,
} from "@payloadcms/ui";
import { useSay } from "../words/use-say.ts";

/** Payload's button fills the form anew once the record is off: it waits until nothing is typed that nobody saved. */
export function Unpublish() {
  const { hasPublishedDoc } = useDocumentInfo();
  const isModified = useFormModified();
  const { t } = useTranslation();
  const { say } = useSay();
  if (!isModified || !hasPublishedDoc) return <UnpublishButton />;
  const refuse = () =>
    toast.error(say("Please save what you have changed here first, as a draft or published."));
  return <PopupList.Button onClick={refuse}>{t("version:unpublish")}</PopupList.Button>;
}
