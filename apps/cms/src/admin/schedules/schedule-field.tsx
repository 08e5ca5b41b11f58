"use client";

import { Button, useDocumentInfo, useFormModified } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import { useRequest } from "../../ui/use-request.ts";

type Schedule = { job: string; isPublishing: boolean; hasFailed: boolean; at: string };
type Schedules = { schedules: Schedule[] };

export function ScheduleField() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const isModified = useFormModified();
  const { t } = useTranslator();
  const request = useRequest();
  const [schedules, setSchedules] = useState<Schedule[]>([]);
  const [refusal, setRefusal] = useState("");
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const [isPublishing, setPublishing] = useState(true);
  const heading = useId();
  const address = `/schedule/${collectionSlug}/${id}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: reload after every save.
  useEffect(() => {
    if (id !== undefined)
      void request<Schedules>("GET", address).then(({ result }) =>
        setSchedules(result?.schedules ?? []),
      );
  }, [address, id, lastUpdateTime]);

  const change = async (method: "POST" | "DELETE", path: string, body?: object) => {
    const { result, refusal } = await request<Schedules>(method, path, body);
    setRefusal(refusal ?? "");
    if (!result) return;
    setSchedules(result.schedules);
    if (method === "POST") setTime("");
  };

  if (id === undefined) return null;
  return (
    <section className="field-type admin-schedule" aria-labelledby={heading}>
      <h3 id={heading}>{t("Scheduled publishing")}</h3>
      {schedules.length > 0 && (
        <ul>
          {schedules.map(({ job, isPublishing, hasFailed, at }) => (
            <li key={job}>
              {t(isPublishing ? "Publish on {time}" : "Unpublish on {time}", {
                time: at,
              })}
              {hasFailed && <strong> {t("failed")}</strong>}{" "}
              <button type="button" onClick={() => change("DELETE", `${address}/${job}`)}>
                {t("Cancel schedule")}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isModified ? (
        <p>{t("Save the draft before scheduling. The saved version is published.")}</p>
      ) : (
        <div className="admin-schedule__form">
          <label>
            {t("Action")}
            <select
              value={isPublishing ? "publish" : "unpublish"}
              onChange={({ target }) => setPublishing(target.value === "publish")}
            >
              <option value="publish">{t("Publish")}</option>
              <option value="unpublish">{t("Unpublish")}</option>
            </select>
          </label>
          <label>
            {t("Date")}
            <input
              placeholder={t("DD/MM/YYYY")}
              inputMode="numeric"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </label>
          <label>
            {t("Time")}
            <input
              placeholder="09:30"
              inputMode="numeric"
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          </label>
          <Button
            size="small"
            buttonStyle="secondary"
            margin={false}
            onClick={() => change("POST", address, { day, time, isPublishing })}
          >
            {t("Schedule")}
          </Button>
        </div>
      )}
      <p role="alert" className="admin-day__error">
        {refusal}
      </p>
    </section>
  );
}
