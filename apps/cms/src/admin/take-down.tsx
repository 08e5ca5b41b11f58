"use client";

import { Button, ConfirmationModal, toast, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { splitText } from "../i18n/split-text.ts";
import { useTranslator } from "../i18n/use-translator.ts";

const modal = "take-down";

type TakeDownProps = {
  message: number | string;
  isDone: boolean;
  name: string;
  email: string;
  sendsMail: boolean;
};

const createReply = (name: string): string =>
  `Dear ${name},\n\nthe photograph that you wrote to us about has been taken off our website. Copies that search engines keep follow within some days.\n\nWith kind regards\nThe school office\n`;

/** Removes the photographs of a message from the website, and replies to the sender. */
export function TakeDown({ message, isDone, name, email, sendsMail }: TakeDownProps) {
  const { openModal } = useModal();
  const router = useRouter();
  const { t, translate } = useTranslator();
  const [words, setWords] = useState(createReply(name));
  const href = `mailto:${encodeURIComponent(email)}?${new URLSearchParams({
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
    const result = await answer.json().catch(() => ({}));
    if (!answer.ok) {
      toast.error(
        translate(result.errors?.[0]?.message ?? "The photographs could not be removed."),
      );
      return;
    }
    if (result.answered) {
      toast.success(
        t(
          "Removed, and {address} was notified. The website shows them nowhere within 15 seconds.",
          {
            address: email,
          },
        ),
      );
    } else {
      toast.warning(
        t(
          "Removed, but nobody was notified. {reason} The website shows them nowhere within 15 seconds.",
          { reason: translate(result.reason ?? "") },
        ),
      );
    }
    router.refresh();
  };

  const link = (
    <a href={href}>{t("Write to {address} in your mail program", { address: email })}</a>
  );
  return (
    <>
      {isDone ? (
        <p className="admin-notice">
          {t("Removed everywhere. It can be restored from the trash.")}
        </p>
      ) : (
        <Button buttonStyle="primary" size="small" onClick={() => openModal(modal)}>
          {t("Remove everywhere")}
        </Button>
      )}
      <p className="admin-hint">
        {sendsMail
          ? link
          : splitText(t("{link} (this CMS sends no e-mail to this address automatically)"), {
              link,
            })}
      </p>
      <ConfirmationModal
        modalSlug={modal}
        heading={t("Remove these photographs everywhere?")}
        body={
          <div className="admin-field admin-field--wide">
            <p>
              {t(
                "They go into the trash and vanish from every page, size and copy of the website.",
              )}
            </p>
            {sendsMail ? (
              <label>
                {t("The answer to {address}; empty sends none", { address: email })}
                <textarea
                  rows={9}
                  value={words}
                  onChange={({ target }) => setWords(target.value)}
                />
              </label>
            ) : (
              <p>
                {t(
                  "No e-mail is sent automatically: please write to {address} afterwards, by the link below.",
                  { address: email },
                )}
              </p>
            )}
          </div>
        }
        confirmLabel={t("Remove photographs")}
        onConfirm={takeDown}
      />
    </>
  );
}
