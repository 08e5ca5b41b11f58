"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { useRequest } from "../../ui/use-request.ts";

type Props = { times: { id: number; label: string }[]; classes: string[] };

/** A family that comes without a booking. */
export function FamilyForm({ times, classes }: Props) {
  const { t } = useTranslator();
  const request = useRequest();
  const router = useRouter();
  const [notice, setNotice] = useState("");
  const [isBusy, setBusy] = useState(false);

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { time, ...family } = Object.fromEntries(new FormData(form));
    setBusy(true);
    const body = { ...family, time: Number(time) };
    const { result, refusal } = await request<{ reference: string }>(
      "POST",
      "/visits/family",
      body,
    );
    setBusy(false);
    setNotice(refusal ?? t("The family is on the list: {reference}.", result));
    if (refusal) return;
    form.reset();
    router.refresh();
  };
  return (
    <details className="admin-visits__family">
      <summary>{t("Add a family without a booking")}</summary>
      <form onSubmit={add}>
        <label className="admin-field">
          {t("Time")}
          <select name="time">
            {times.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="admin-field">
          {t("Name")}
          <input name="name" type="text" required maxLength={200} autoComplete="off" />
        </label>
        <label className="admin-field">
          {t("Class")}
          <select name="class">
            {classes.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="admin-field">
          {t("People")}
          <select name="people" defaultValue="2">
            {["1", "2", "3", "4", "5"].map((number) => (
              <option key={number}>{number}</option>
            ))}
          </select>
        </label>
        <Button type="submit" disabled={isBusy}>
          {t("Add the family")}
        </Button>
      </form>
      <p role="status">{notice}</p>
    </details>
  );
}
