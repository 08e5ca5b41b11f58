"use client";

import { Button, ConfirmationModal, toast, useFormModified, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useSay } from "../i18n/use-say.ts";
import type { Progress } from "../newsletter/progress.ts";

const modal = "send-mailing";
const LOOK_EVERY = 3_000;

type Asked = { told?: Partial<Progress> & { to?: string }; refusal?: string };

async function ask(address: string, method = "GET"): Promise<Asked> {
  try {
    const answer = await fetch(`/cms-api/mailing/${address}`, { method });
    const told = await answer.json();
    if (answer.ok) return { told };
    return { refusal: told.errors?.[0]?.message ?? "The server rejected the request." };
  } catch {
    return { refusal: "The server could not be reached. Please try again." };
  }
}

type SendMailingProps = { id: number; self: string; start: Progress };

/** A trial to oneself, the order to send, and then how far it is. */
export function SendMailing({ id, self, start }: SendMailingProps) {
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
      const { told } = await ask(String(id));
      if (told) setProgress(told as Progress);
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [id, isUnderWay]);

  if (orderedAt) return <Sent progress={progress} />;
  const tryOut = async () => {
    const { refusal, told } = await ask(`${id}/trial`, "POST");
    if (refusal) toast.error(translate(refusal));
    else toast.success(say("Sent to {address}.", { address: told?.to ?? "" }));
  };
  const send = async () => {
    const { refusal, told } = await ask(`${id}/send`, "POST");
    if (refusal) toast.error(translate(refusal));
    if (told) setProgress(told as Progress);
    router.refresh();
  };
  const people = say(waiting === 1 ? "1 subscriber" : "{number} subscribers", { number: waiting });
  return (
    <section className="admin-report" aria-label={say("Sending")}>
      <div className="admin-actions">
        <Button buttonStyle="secondary" disabled={isModified} onClick={tryOut}>
          {say("Send a test to {address}", { address: self })}
        </Button>
        <Button disabled={isModified || waiting === 0} onClick={() => openModal(modal)}>
          {say("Send to {people}", { people })}
        </Button>
      </div>
      <p className="admin-hint">
        {say(
          isModified
            ? "Save the newsletter before you send it."
            : "A newsletter can be sent only once and cannot be recalled.",
        )}
      </p>
      <ConfirmationModal
        modalSlug={modal}
        heading={say("Send this newsletter to {people}?", { people })}
        body={say("This cannot be undone. The progress is shown here.")}
        confirmLabel={say("Send now")}
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
      <h2>{say(isFinished ? "Sent" : "Sending now")}</h2>
      <p role="status">
        {say("{sent} sent, {waiting} waiting, {failed} not sent.", { sent, waiting, failed })}
      </p>
      <p className="admin-hint">
        {say(orderedBy ? "Sending started on {time} by {name}." : "Sending started on {time}.", {
          time: orderedAt ?? "",
          name: orderedBy,
        })}
      </p>
      {refusals.length > 0 && (
        <table className="admin-columns">
          <thead>
            <tr>
              <th scope="col">{say("To")}</th>
              <th scope="col">{say("Mail server response")}</th>
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
