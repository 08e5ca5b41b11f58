"use client";

import { Button, useDocumentInfo, useFormModified } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import { useSay } from "../i18n/use-say.ts";

type Schedule = { job: string; isPublishing: boolean; hasFailed: boolean; at: string };
type Answer = { schedules?: Schedule[]; errors?: { message?: string }[] };

/** The schedule of a record, and a form to add one. */
export function ScheduleField() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const isModified = useFormModified();
  const { say, translate } = useSay();
  const [schedules, setSchedules] = useState<Schedule[]>([]);
  const [refusal, setRefusal] = useState("");
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const [isPublishing, setPublishing] = useState(true);
  const heading = useId();
  const address = `/cms-api/schedule/${collectionSlug}/${id}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: reload after every save.
  useEffect(() => {
    if (id !== undefined) void ask(address).then(({ schedules }) => setSchedules(schedules ?? []));
  }, [address, id, lastUpdateTime]);

  const change = async (method: "POST" | "DELETE", path: string, body?: object) => {
    const answer = await ask(path, { method, ...(body && { body: JSON.stringify(body) }) });
    setRefusal(answer.schedules ? "" : (answer.errors?.[0]?.message ?? "Please try again."));
    if (!answer.schedules) return;
    setSchedules(answer.schedules);
    if (method === "POST") setTime("");
  };

  if (id === undefined) return null;
  return (
    <section className="field-type admin-schedule" aria-labelledby={heading}>
      <h3 id={heading}>{say("Scheduled publishing")}</h3>
      {schedules.length > 0 && (
        <ul>
          {schedules.map(({ job, isPublishing, hasFailed, at }) => (
            <li key={job}>
              {say(isPublishing ? "Publish on {time}" : "Unpublish on {time}", {
                time: at,
              })}
              {hasFailed && <strong> {say("failed")}</strong>}{" "}
              <button type="button" onClick={() => change("DELETE", `${address}/${job}`)}>
                {say("Cancel schedule")}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isModified ? (
        <p>{say("Save the draft before scheduling. The saved version is published.")}</p>
      ) : (
        <div className="admin-schedule__form">
          <label>
            {say("Action")}
            <select
              value={isPublishing ? "publish" : "unpublish"}
              onChange={({ target }) => setPublishing(target.value === "publish")}
            >
              <option value="publish">{say("Publish")}</option>
              <option value="unpublish">{say("Unpublish")}</option>
            </select>
          </label>
          <label>
            {say("Date")}
            <input
              placeholder={say("DD/MM/YYYY")}
              inputMode="numeric"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </label>
          <label>
            {say("Time")}
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
            {say("Schedule")}
          </Button>
        </div>
      )}
      <p role="alert" className="admin-day__error">
        {translate(refusal)}
      </p>
    </section>
  );
}

const ask = (path: string, init: RequestInit = {}): Promise<Answer> =>
  fetch(path, { ...init, headers: { "content-type": "application/json" } })
    .then((answer) => answer.json())
    .catch(() => ({ errors: [{ message: "The server could not be reached. Please try again." }] }));
