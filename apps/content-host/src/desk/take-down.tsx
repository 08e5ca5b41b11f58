"use client";

import { Button, ConfirmationModal, toast, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";

const modal = "take-down";

type TakeDownProps = {
  message: number | string;
  isDone: boolean;
  name: string;
  email: string;
  sendsMail: boolean;
};

const wordsTo = (name: string): string =>
  `Dear ${name},\n\nthe photograph that you wrote to us about has been taken off our website. Copies that search engines keep follow within some days.\n\nWith kind regards\nThe school office\n`;

/** Takes the photographs of a message down everywhere, and tells who asked. */
export function TakeDown({ message, isDone, name, email, sendsMail }: TakeDownProps) {
  const { openModal } = useModal();
  const router = useRouter();
  const [words, setWords] = useState(wordsTo(name));
  const letter = `mailto:${encodeURIComponent(email)}?${new URLSearchParams({
    subject: "Your request to remove a photograph",
    body: words,
  })
    .toString()
    .replaceAll("+", "%20")}`;

  const takeDown = async () => {
    const answer = await fetch("/cms-api/take-down", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message, answer: words }),
    });
    const told = await answer.json().catch(() => ({}));
    if (!answer.ok) {
      toast.error(told.errors?.[0]?.message ?? "The photographs could not be taken down.");
      return;
    }
    const photographs = "The website shows them nowhere within 15 seconds.";
    if (told.answered) toast.success(`Taken down, and ${email} was told. ${photographs}`);
    else toast.warning(`Taken down, but nobody was told. ${told.reason ?? ""} ${photographs}`);
    router.refresh();
  };

  return (
    <>
      {isDone ? (
        <p className="desk-sentence">
          Taken down everywhere. It can be taken out of the trash again.
        </p>
      ) : (
        <Button buttonStyle="primary" size="small" onClick={() => openModal(modal)}>
          Take down everywhere
        </Button>
      )}
      <p className="desk-hint">
        <a href={letter}>Write to {email} in your mail program</a>
        {!sendsMail && " (this desk sends no mail to this address by itself)"}
      </p>
      <ConfirmationModal
        modalSlug={modal}
        heading="Take these photographs down everywhere?"
        body={
          <div className="desk-field desk-field--wide">
            <p>They go into the trash and vanish from every page, size and copy of the website.</p>
            {sendsMail ? (
              <label>
                The answer to {email}; empty sends none
                <textarea
                  rows={9}
                  value={words}
                  onChange={({ target }) => setWords(target.value)}
                />
              </label>
            ) : (
              <p>
                Nobody is told by itself: please write to {email} afterwards, by the link below.
              </p>
            )}
          </div>
        }
        confirmLabel="Take down"
        onConfirm={takeDown}
      />
    </>
  );
}
