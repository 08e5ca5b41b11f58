"use client";

import { Button, ConfirmationModal, toast, useDocumentInfo, useModal } from "@payloadcms/ui";
import { useSay } from "../i18n/use-say.ts";

const modal = "back-to-sample";

/** On each screen of "Your school": publishes what it began with. */
export function BackToSample() {
  const { globalSlug } = useDocumentInfo();
  return globalSlug ? <SampleButton path={`globals/${globalSlug}/sample`} /> : null;
}

/** Asks first; `path` is the call that brings the sample back. */
export function SampleButton({ path }: { path: string }) {
  const { openModal } = useModal();
  const { say } = useSay();

  const goBack = async () => {
    const answer = await fetch(`/cms-api/${path}`, {
      method: "POST",
    });
    if (!answer.ok) {
      toast.error(say("The sample could not be restored."));
      return;
    }
    // Reload the form with what is now published.
    location.reload();
  };

  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => openModal(modal)}>
        {say("Restore sample")}
      </Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={say("Restore the sample?")}
        body={say(
          "The website shows the sample immediately. Your changes stay in the version history.",
        )}
        confirmLabel={say("Restore")}
        onConfirm={goBack}
      />
    </>
  );
}
