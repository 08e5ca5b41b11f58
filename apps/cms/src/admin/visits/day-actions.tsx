"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { useRequest } from "../../ui/use-request.ts";

export function PrintButton() {
  const { t } = useTranslator();
  return (
    <Button margin={false} onClick={() => window.print()}>
      {t("Print the list")}
    </Button>
  );
}

export function CameBox(saved: { booking: number; came: boolean; name: string }) {
  const { booking, name } = saved;
  const { t } = useTranslator();
  const request = useRequest();
  const [came, setCame] = useState(saved.came);
  const [refusal, setRefusal] = useState("");
  const save = async (next: boolean) => {
    setCame(next);
    const outcome = await request("POST", "/visits/came", { booking, came: next });
    if (outcome.refusal) setCame(!next);
    setRefusal(outcome.refusal ?? "");
  };
  return (
    <>
      <input
        type="checkbox"
        aria-label={t("{name} came", { name })}
        checked={came}
        onChange={({ target }) => save(target.checked)}
      />
      <span role="status">{refusal}</span>
    </>
  );
}

export function CancelFamily({ booking, name }: { booking: number; name: string }) {
  const { t } = useTranslator();
  const { send, refusal } = useAction("/visits/cancel", { booking });
  return (
    <>
      <ConfirmButton
        buttonStyle="secondary"
        margin={false}
        size="small"
        heading={t("Cancel the booking of {name}?", { name })}
        body={t(
          "The family gets an e-mail. The next one on the waiting list is offered the place.",
        )}
        confirmLabel={t("Cancel the booking")}
        onConfirm={send}
      >
        {t("Cancel")}
        <span className="admin-visits__hidden"> {name}</span>
      </ConfirmButton>
      <span role="status">{refusal}</span>
    </>
  );
}

type Day = { day: string; date: string; families: number };

export function CancelDay({ day, date, families }: Day) {
  const { t } = useTranslator();
  const { send, refusal } = useAction("/visits/cancel-day", { day });
  return (
    <>
      <ConfirmButton
        buttonStyle="secondary"
        margin={false}
        heading={t("Cancel all visits on {day}?", { day: date })}
        body={t("Families that get an e-mail: {number}. This cannot be undone.", {
          number: families,
        })}
        confirmLabel={t("Cancel this day")}
        onConfirm={send}
      >
        {t("Cancel this day")}
      </ConfirmButton>
      <p role="status">{refusal}</p>
    </>
  );
}

function useAction(path: string, body: object) {
  const request = useRequest();
  const router = useRouter();
  const [refusal, setRefusal] = useState("");
  const send = async () => {
    const outcome = await request("POST", path, body);
    setRefusal(outcome.refusal ?? "");
    if (!outcome.refusal) router.refresh();
  };
  return { send, refusal };
}
