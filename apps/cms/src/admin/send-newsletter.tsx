"use client";

import { Button, ConfirmationModal, toast, useFormModified, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useSay } from "../i18n/use-translator.ts";
import type { Progress } from "../newsletter/progress.ts";

const modal = "send-mailing";
const POLL_INTERVAL_MS = 3_000;

type Result = { result?: Partial<Progress> & { to?: string }; refusal?: string };

async function request(address: string, method = "GET"): Promise<Result> {
  try {
    const response = await fetch(`/cms-api/mailing/${address}`, { method });
    const result = await response.json();
    if (response.ok) return { result };
    return { refusal: result.errors?.[0]?.message ?? "The server refused it." };
  } catch {
    return { refusal: "The server could not be reached. Please try again." };
  }
}

type SendNewsletterProps = { id: number; self: string; start: Progress };

/** Sends a test e-mail or the newsletter, then shows the progress. */
export function SendNewsletter({ id, self, start }: SendNewsletterProps) {
  const { openModal } = useModal();
  const router = useRouter();
  const isModified = useFormModified();
  const { say, translate } = useSay();
  const [progress, setProgress] = useState(start);
  const { orderedAt, isFinished, waiting } = progress;
  const isUnderWay = orderedAt !== null && !isFinished;

  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(async () => {
      const { result } = await request(String(id));
      if (result) setProgress(result as Progress);
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [id, isUnderWay]);

  if (orderedAt) return <Sent progress={progress} />;
  const sendTest = async () => {
    const { refusal, result } = await request(`${id}/trial`, "POST");
    if (refusal) toast.error(translate(refusal));
    else toast.success(say("Sent to {address}.", { address: result?.to ?? "" }));
  };
  const send = async () => {
    const { refusal, result } = await request(`${id}/send`, "POST");
    if (refusal) toast.error(translate(refusal));
    if (result) setProgress(result as Progress);
    router.refresh();
  };
  const people = say(waiting === 1 ? "1 subscriber" : "{number} subscribers", { number: waiting });
  return (
    <section className="admin-report" aria-label={say("Sending")}>
      <div className="admin-actions">
        <Button buttonStyle="secondary" disabled={isModified} onClick={sendTest}>
          {say("Send a test to {address}", { address: self })}
        </Button>
        <Button disabled={isModified || waiting === 0} onClick={() => openModal(modal)}>
          {say("Send to {people}", { people })}
        </Button>
      </div>
      <p className="admin-hint">
        {say(
          isModified
            ? "Save it first: what is sent is what was saved."
            : "It is sent once, and cannot be taken back or changed afterwards.",
        )}
      </p>
      <ConfirmationModal
        modalSlug={modal}
        heading={say("Send this newsletter to {people}?", { people })}
        body={say(
          "It is sent in small batches, and the progress is shown here. It cannot be undone.",
        )}
        confirmLabel={say("Send it now")}
        onConfirm={send}
      />
    </section>
  );
}

function Sent({ progress }: { progress: Progress }) {
  const { say, translate } = useSay();
  const { orderedAt, orderedBy, isFinished, sent, waiting, failed, refusals } = progress;
  return (
    <section
      className={failed > 0 ? "admin-report admin-report--stop" : "admin-report"}
      aria-label={say("Sending")}
    >
      <h2>{say(isFinished ? "Sent" : "Is being sent")}</h2>
      <p role="status">
        {say("{sent} sent, {waiting} waiting, {failed} not sent.", { sent, waiting, failed })}
      </p>
      <p className="admin-hint">
        {say(orderedBy ? "Ordered on {moment} by {name}." : "Ordered on {moment}.", {
          moment: orderedAt ?? "",
          name: orderedBy,
        })}
      </p>
      {refusals.length > 0 && (
        <table className="admin-columns">
          <thead>
            <tr>
              <th scope="col">{say("To")}</th>
              <th scope="col">{say("The mail server said")}</th>
              <th scope="col">{say("Next attempt")}</th>
            </tr>
          </thead>
          <tbody>
            {refusals.map(({ id, to, reason, next }) => (
              <tr key={id}>
                <td>{translate(to)}</td>
                <td>{reason}</td>
                <td>{next ?? say("none")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
