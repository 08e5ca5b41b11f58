"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { inSchoolTime } from "../fields/school-time.ts";
import type { Plan } from "../school-archive/look-through.ts";
import { useSay } from "../words/use-say.ts";
import { FileChooser } from "./files/file-chooser.tsx";

type Found = Plan & { seen: string; school: string; madeAt: string };
type Outcome = { found: Found } | { refusal: string } | { done: string } | undefined;

/** Take the school out; choose a file, look through it, and put it in the place of this school. */
export function WholeSchoolForm() {
  const { say, retell } = useSay();
  const [file, setFile] = useState<File>();
  const [isReplacing, setReplacing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const found = outcome && "found" in outcome ? outcome.found : undefined;
  const isReady = found && (found.own === 0 || isReplacing);

  const ask = async (query: string, body?: File) => {
    setBusy(true);
    setOutcome(await post(query, body));
    setBusy(false);
  };

  return (
    <>
      <h2>{say("Take it out")}</h2>
      <p className="desk-hint">
        {say(
          "All records with their drafts and consents, all pictures and documents, and every screen of “Your school”. Accounts, messages and subscribers are not in it. It holds the names of pupils: keep it well.",
        )}
      </p>
      <p>
        <a href="/school-archive" download>
          {say("Save the whole school as a file")}
        </a>
      </p>
      <h2>{say("Put one in its place")}</h2>
      <FileChooser
        accept=".gz,application/gzip"
        isMany={false}
        isDisabled={isBusy}
        label={say("Choose a file (.tar.gz)")}
        onChoose={([chosen]) => {
          setFile(chosen);
          setReplacing(false);
          setOutcome(undefined);
        }}
      >
        {file && <strong>{file.name}</strong>}
      </FileChooser>
      {found && found.own > 0 && (
        <label className="desk-check">
          <input
            type="checkbox"
            checked={isReplacing}
            onChange={({ target }) => setReplacing(target.checked)}
          />
          {say("{number} records and screens that somebody wrote here may go", {
            number: found.own,
          })}
        </label>
      )}
      <div className="desk-actions">
        <Button disabled={!file || isBusy} onClick={() => ask("", file)} buttonStyle="secondary">
          {say("Look through")}
        </Button>
        <Button
          disabled={!isReady || isBusy}
          onClick={() => ask(`?seen=${found?.seen}${isReplacing ? "&replacing=yes" : ""}`)}
        >
          {say("Put it in the place of this school")}
        </Button>
      </div>
      <div role="status">
        {isBusy && <p>{say("One moment: this takes a while.")}</p>}
        {outcome && "refusal" in outcome && (
          <p className="desk-sentence--stop">{retell(outcome.refusal)}</p>
        )}
        {outcome && "done" in outcome && <p>{retell(outcome.done)}</p>}
        {found && <WhatComes found={found} />}
      </div>
    </>
  );
}

function WhatComes({ found }: { found: Found }) {
  const { say, retell, language } = useSay();
  const { school, files } = found;
  const moment = inSchoolTime(found.madeAt, language);
  return (
    <>
      <p>
        {say("The school {school} with {files} files, taken out on {moment}.", {
          school,
          files,
          moment,
        })}
      </p>
      <table className="desk-columns">
        <thead>
          <tr>
            <th scope="col">{say("List or screen")}</th>
            <th scope="col">{say("Would come")}</th>
            <th scope="col">{say("Is here now")}</th>
          </tr>
        </thead>
        <tbody>
          {found.lists
            .filter(({ coming, here }) => coming > 0 || here > 0)
            .map(({ list, coming, here }) => (
              <tr key={list}>
                <th scope="row">{retell(list)}</th>
                <td>{coming}</td>
                <td>{here}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}

async function post(query: string, body?: File): Promise<Outcome> {
  try {
    const response = await fetch(`/school-archive${query}`, { method: "POST", body: body ?? null });
    const answer = await response.json();
    if (!response.ok) return { refusal: answer.errors?.[0]?.message ?? "The desk refused this." };
    return query === "" ? { found: answer } : { done: answer.message };
  } catch {
    return { refusal: "The desk could not be reached. Nothing was changed; please try again." };
  }
}
