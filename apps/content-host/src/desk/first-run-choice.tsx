"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useSay } from "../words/use-say.ts";

/** The two ways to begin; later, the way to be rid of the list. */
export function FirstRunChoice({ isFirst = false }: { isFirst?: boolean }) {
  const { say, retell } = useSay();
  const [isBusy, setBusy] = useState(false);
  const [isSure, setSure] = useState(false);
  const [refusal, setRefusal] = useState("");

  const choose = async (choice: "sample" | "own" | "hidden") => {
    setBusy(true);
    const answer = await post(choice);
    if (answer) setRefusal(answer);
    else window.location.reload();
    setBusy(false);
  };

  if (!isFirst)
    return (
      <>
        <div className="desk-actions">
          <Button buttonStyle="secondary" disabled={isBusy} onClick={() => choose("hidden")}>
            {say("Show this list no more")}
          </Button>
        </div>
        <p role="status">{retell(refusal)}</p>
      </>
    );
  return (
    <section className="desk-report desk-own" aria-labelledby="desk-first">
      <h2 id="desk-first">{say("How would you like to begin?")}</h2>
      <p className="desk-hint">
        {say(
          "The website shows a sample school, so that you see what belongs where. “My school” takes its events, news, pupils and pictures away, empties what only it could say, hides its texts until you have read them, and says what to put in their place. What you have written or changed yourself stays.",
        )}
      </p>
      {isSure && (
        <p className="desk-sentence--stop">
          {say(
            "The sample’s records and pictures will be gone for good. Press once more to begin.",
          )}
        </p>
      )}
      <div className="desk-actions">
        <Button disabled={isBusy} onClick={() => (isSure ? choose("own") : setSure(true))}>
          {say(isSure ? "Take the sample away" : "My school")}
        </Button>
        <Button buttonStyle="secondary" disabled={isBusy} onClick={() => choose("sample")}>
          {say("Sample school")}
        </Button>
      </div>
      <p role="status">{isBusy ? say("One moment: this takes a while.") : retell(refusal)}</p>
    </section>
  );
}

/** What the desk says against it, or nothing. */
async function post(choice: string): Promise<string> {
  try {
    const response = await fetch("/cms-api/first-run", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ choice }),
    });
    if (response.ok) return "";
    const answer = await response.json();
    return answer.errors?.[0]?.message ?? "The desk refused it.";
  } catch {
    return "The desk could not be reached. Please try again.";
  }
}
