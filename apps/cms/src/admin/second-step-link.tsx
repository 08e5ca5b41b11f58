"use client";

import { inPieces } from "../i18n/in-pieces.ts";
import { useSay } from "../i18n/use-say.ts";

/** On one's own account: the way to the page where the second step is switched on and off. */
export function SecondStepLink() {
  const { say } = useSay();
  const link = <a href="/second-step">{say("your second step")}</a>;
  return (
    <p className="admin-sentence">
      {inPieces(say("Sign-in with a code of your telephone after the password: {link}"), { link })}
    </p>
  );
}
