"use client";

import { Button, ConfirmationModal, toast, useDocumentInfo, useModal } from "@payloadcms/ui";
import { useSay } from "../i18n/use-say.ts";

const modal = "back-to-sample";

/** On each settings page of "Your school": publishes the sample values. */
export function BackToSample() {
  const { globalSlug } = useDocumentInfo();
  return globalSlug ? <SampleButton path={`globals/${globalSlug}/sample`} /> : null;
}

/** Asks for confirmation; `path` is the endpoint that restores the sample. */
export function SampleButton({ path }: { path: string }) {
  const { openModal } = useModal();
  const { say } = useSay();

  const goBack = async () => {
    const answer = await fetch(`/cms-api/${path}`, {
      method: "POST",
    });
    if (!answer.ok) {
      toast.error(say("The sample text could not be brought back."));
      return;
    }
    // Reload the form with the published values.
    location.reload();
  };

  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => openModal(modal)}>
        {say("Back to the sample text")}
      </Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={say("Back to the sample text?")}
        body={say(
          "The website shows the sample at once. What stands here now is kept among the versions.",
        )}
        confirmLabel={say("Bring the sample back")}
        onConfirm={goBack}
      />
    </>
  );
}
