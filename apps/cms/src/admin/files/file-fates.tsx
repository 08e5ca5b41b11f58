"use client";

import type { Phrase } from "../../i18n/hindi.ts";
import { useSay } from "../../i18n/use-say.ts";
import type { ChosenFile, Fate } from "./use-uploads.ts";

const words = {
  waiting: "Waiting",
  shrinking: "Being made smaller",
  sending: "Being sent",
  stored: "Stored",
} as const satisfies Record<Exclude<Fate["step"], "refused">, Phrase>;

/** Every chosen file with what became of it: none disappears without a word. */
export function FileFates({ files }: { files: readonly ChosenFile[] }) {
  const { say, retell } = useSay();
  if (files.length === 0) return null;
  const count = (step: Fate["step"]) => files.filter(({ fate }) => fate.step === step).length;
  const open = files.length - count("stored") - count("refused");
  return (
    <div className="admin-fates">
      <p role="status">
        {open > 0 && `${say("{number} on the way.", { number: open })} `}
        {say(
          count("refused") > 0
            ? "{stored} of {all} stored, {refused} not taken."
            : "{stored} of {all} stored.",
          { stored: count("stored"), all: files.length, refused: count("refused") },
        )}
      </p>
      <ul>
        {files.map(({ key, name, fate }) => (
          <li key={key} className={`admin-fates__${fate.step}`}>
            <strong>{name}</strong>{" "}
            {fate.step === "refused"
              ? say("Not taken, because {reason}", { reason: retell(fate.because) })
              : say(words[fate.step])}
          </li>
        ))}
      </ul>
    </div>
  );
}
