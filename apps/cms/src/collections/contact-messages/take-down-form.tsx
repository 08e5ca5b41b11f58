"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { splitText } from "../../i18n/split-text.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { useRequest } from "../../ui/use-request.ts";

type TakeDownProps = {
  message: number | string;
  isDone: boolean;
  name: string;
  email: string;
  sendsMail: boolean;
};

const createReply = (name: string): string =>
  `Dear ${name},\n\nWe have removed the photo from our website. Search engines remove their copies within some days.\n\nKind regards\nThe school office\n`;

export function TakeDown({ message, isDone, name, email, sendsMail }: TakeDownProps) {
  const router = useRouter();
  const { t } = useTranslator();
  const request = useRequest();
  const [words, setWords] = useState(createReply(name));
  const href = `mailto:${encodeURIComponent(email)}?${new URLSearchParams({
    subject: "Your request to remove a photo",
    body: words,
  })
    .toString()
    .replaceAll("+", "%20")}`;

  const takeDown = async () => {
    const { result, refusal } = await request<{ answered: boolean; reason?: string }>(
      "POST",
      "/take-down",
      { message, answer: words },
    );
    if (!result) return void toast.error(refusal);
    if (result.answered) {
      toast.success(
        t("Removed, and {address} was notified. The photos leave the website within 15 seconds.", {
          address: email,
        }),
      );
    } else {
      toast.warning(
        t(
          "Removed, but no reply was sent. {reason} The photos leave the website within 15 seconds.",
          { reason: result.reason ?? "" },
        ),
      );
    }
    router.refresh();
  };

  const link = <a href={href}>{t("Write to {address} in your e-mail app", { address: email })}</a>;
  const confirmation = (
    <div className="admin-field admin-field--wide">
      <p>{t("They are moved to the trash and removed from the whole website.")}</p>
      {sendsMail ? (
        <label>
          {t("Reply to {address} (optional)", { address: email })}
          <textarea rows={9} value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
      ) : (
        <p>
          {t("No e-mail is sent automatically. Please write to {address} afterwards.", {
            address: email,
          })}
        </p>
      )}
    </div>
  );
  return (
    <>
      {isDone ? (
        <p className="admin-notice">
          {t("Removed everywhere. You can restore photos from the trash.")}
        </p>
      ) : (
        <ConfirmButton
          buttonStyle="primary"
          size="small"
          heading={t("Remove these photos everywhere?")}
          body={confirmation}
          confirmLabel={t("Remove photos")}
          onConfirm={takeDown}
        >
          {t("Remove everywhere")}
        </ConfirmButton>
      )}
      <p className="admin-hint">
        {sendsMail
          ? link
          : splitText(t("{link} (no e-mail is sent automatically)"), {
              link,
            })}
      </p>
    </>
  );
}
