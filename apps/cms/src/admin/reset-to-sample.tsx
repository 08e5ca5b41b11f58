"use client";

import { toast, useDocumentInfo } from "@payloadcms/ui";
import { useTranslator } from "../i18n/use-translator.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { useRequest } from "./use-request.ts";

/** On each settings page of "Your school": publishes the sample values. */
export function ResetToSample() {
  const { globalSlug } = useDocumentInfo();
  return globalSlug ? <ResetButton path={`/globals/${globalSlug}/sample`} /> : null;
}

/** On a page of the sample: publishes its original text. */
export function ResetPageToSample() {
  const { id, savedDocumentData } = useDocumentInfo();
  if (!id || !savedDocumentData?.["replaces"]) return null;
  return <ResetButton path={`/pages/${id}/sample`} />;
}

/** Asks for confirmation; `path` is the endpoint that restores the sample. */
function ResetButton({ path }: { path: string }) {
  const { t } = useTranslator();
  const request = useRequest();

  const reset = async () => {
    const { refusal } = await request("POST", path);
    if (refusal) return void toast.error(refusal);
    // Reload the form with the published values.
    location.reload();
  };

  return (
    <ConfirmButton
      buttonStyle="secondary"
      size="small"
      margin={false}
      heading={t("Restore the sample?")}
      body={t(
        "The website shows the sample immediately. Your changes stay in the version history.",
      )}
      confirmLabel={t("Restore")}
      onConfirm={reset}
    >
      {t("Restore sample")}
    </ConfirmButton>
  );
}
