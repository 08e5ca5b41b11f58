"use client";

import { Button, toast, useFormModified } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { useRequest } from "../../ui/use-request.ts";
import type { Progress } from "./progress.ts";

const POLL_INTERVAL_MS = 3_000;

type SendNewsletterProps = { id: number; self: string; start: Progress };

export function SendNewsletter({ id, self, start }: SendNewsletterProps) {
  const router = useRouter();
  const isModified = useFormModified();
  const { t } = useTranslator();
  const request = useRequest();
  const path = `/campaign/${id}`;
  const [progress, setProgress] = useState(start);
  const { orderedAt, isFinished, waiting } = progress;
  const isUnderWay = orderedAt !== null && !isFinished;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `request` is a new function in each render.
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(async () => {
      const { result } = await request<Progress>("GET", path);
      if (result) setProgress(result);
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [path, isUnderWay]);

  if (orderedAt) return <Sent progress={progress} />;
  const sendTest = async () => {
    const { refusal, result } = await request<{ to: string }>("POST", `${path}/trial`);
    if (result) toast.success(t("Sent to {address}.", { address: result.to }));
    else toast.error(refusal);
  };
  const send = async () => {
    const { refusal, result } = await request<Progress>("POST", `${path}/send`);
    if (result) setProgress(result);
    else toast.error(refusal);
    router.refresh();
  };
  const people = t(waiting === 1 ? "1 subscriber" : "{number} subscribers", { number: waiting });
  return (
    <section className="admin-report" aria-label={t("Sending")}>
      <div className="admin-actions">
        <Button buttonStyle="secondary" disabled={isModified} onClick={sendTest}>
          {t("Send a test to {address}", { address: self })}
        </Button>
        <ConfirmButton
          disabled={isModified || waiting === 0}
          heading={t("Send this newsletter to {people}?", { people })}
          body={t("This cannot be undone. The progress is shown here.")}
          confirmLabel={t("Send now")}
          onConfirm={send}
        >
          {t("Send to {people}", { people })}
        </ConfirmButton>
      </div>
      <p className="admin-hint">
        {t(
          isModified
            ? "Save the newsletter before you send it."
            : "A newsletter can be sent only once and cannot be recalled.",
        )}
      </p>
    </section>
  );
}

function Sent({ progress }: { progress: Progress }) {
  const { t } = useTranslator();
  const { orderedAt, orderedBy, isFinished, sent, waiting, failed, refusals } = progress;
  return (
    <section
      className={failed > 0 ? "admin-report admin-report--stop" : "admin-report"}
      aria-label={t("Sending")}
    >
      <h2>{t(isFinished ? "Sent" : "Sending now")}</h2>
      <p role="status">
        {t("{sent} sent, {waiting} waiting, {failed} not sent.", { sent, waiting, failed })}
      </p>
      <p className="admin-hint">
        {t(orderedBy ? "Sending started on {time} by {name}." : "Sending started on {time}.", {
          time: orderedAt ?? "",
          name: orderedBy,
        })}
      </p>
      {refusals.length > 0 && (
        <table className="admin-columns">
          <thead>
            <tr>
              <th scope="col">{t("To")}</th>
              <th scope="col">{t("Mail server response")}</th>
              <th scope="col">{t("Next attempt")}</th>
            </tr>
          </thead>
          <tbody>
            {refusals.map(({ id, to, reason, next }) => (
              <tr key={id}>
                <td>{to}</td>
                <td>{reason}</td>
                <td>{next ?? t("none")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
