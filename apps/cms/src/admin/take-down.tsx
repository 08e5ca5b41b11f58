"use client";

import { Button, ConfirmationModal, toast, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { splitText } from "../i18n/split-text.ts";
import { useSay } from "../i18n/use-say.ts";

const modal = "take-down";

type TakeDownProps = {
  message: number | string;
  isDone: boolean;
  name: string;
  email: string;
  sendsMail: boolean;
};

const wordsTo = (name: string): string =>
  `Dear ${name},\n\nWe have removed the photo from our website. Search engines remove their copies within some days.\n\nKind regards\nThe school office\n`;

/** Removes the photographs of a message everywhere, and notifies the sender. */
export function TakeDown({ message, isDone, name, email, sendsMail }: TakeDownProps) {
  const { openModal } = useModal();
  const router = useRouter();
  const { say, translate } = useSay();
  const [words, setWords] = useState(wordsTo(name));
  const href = `mailto:${encodeURIComponent(email)}?${new URLSearchParams({
    subject: "Your request to remove a photo",
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
    const result = await answer.json().catch(() => ({}));
    if (!answer.ok) {
      toast.error(translate(result.errors?.[0]?.message ?? "The photos could not be removed."));
      return;
    }
    if (result.answered) {
      toast.success(
        say(
          "Removed, and {address} was notified. The photos leave the website within 15 seconds.",
          {
            address: email,
          },
        ),
      );
    } else {
      toast.warning(
        say(
          "Removed, but no reply was sent. {reason} The photos leave the website within 15 seconds.",
          { reason: translate(result.reason ?? "") },
        ),
      );
    }
    router.refresh();
  };

  const link = (
    <a href={href}>{say("Write to {address} in your e-mail app", { address: email })}</a>
  );
  return (
    <>
      {isDone ? (
        <p className="admin-notice">
          {say("Removed everywhere. You can restore photos from the trash.")}
        </p>
      ) : (
        <Button buttonStyle="primary" size="small" onClick={() => openModal(modal)}>
          {say("Remove everywhere")}
        </Button>
      )}
      <p className="admin-hint">
        {sendsMail
          ? link
          : splitText(say("{link} (no e-mail is sent automatically)"), {
              link,
            })}
      </p>
      <ConfirmationModal
        modalSlug={modal}
        heading={say("Remove these photos everywhere?")}
        body={
          <div className="admin-field admin-field--wide">
            <p>{say("They are moved to the trash and removed from the whole website.")}</p>
            {sendsMail ? (
              <label>
                {say("Reply to {address} (optional)", { address: email })}
                <textarea
                  rows={9}
                  value={words}
                  onChange={({ target }) => setWords(target.value)}
                />
              </label>
            ) : (
              <p>
                {say("No e-mail is sent automatically. Please write to {address} afterwards.", {
                  address: email,
                })}
              </p>
            )}
          </div>
        }
        confirmLabel={say("Remove photos")}
        onConfirm={takeDown}
      />
    </>
  );
}
