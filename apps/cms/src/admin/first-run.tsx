import type { ServerProps } from "payload";
import { firstEmail } from "../accounts/first-admin.ts";
import { readChoice } from "../first-run/choice.ts";
import { findSteps } from "../first-run/find-steps.ts";
import { sayIn } from "../i18n/say.ts";
import { FirstRunChoice } from "./first-run-choice.tsx";
import { HideFirstRun } from "./hide-first-run.tsx";

/**
 * On the dashboard of administrators: with an own school, which parts still are the sample's; with the sample, how to
 * start an own school later.
 */
export async function FirstRun({ payload, user, i18n }: ServerProps) {
  if (!user || user.mustChangePassword || user.role !== "admin") return null;
  const choice = await readChoice(payload);
  const say = sayIn(i18n.language);
  if (choice === "sample") {
    return (
      <details>
        <summary>{say("Set up your own school")}</summary>
        <FirstRunChoice asksEmail={user.email === firstEmail} />
      </details>
    );
  }
  if (choice !== "own") return null;
  const steps = await findSteps(payload);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section className="admin-report admin-own" aria-labelledby="admin-own">
      <h2 id="admin-own">{say("Setup: {done} of {all} done", { done, all: steps.length })}</h2>
      <p className="admin-hint">
        {say(
          "Open items are empty, hidden or still show the sample. To accept a sample text, publish it without “Hide this page”.",
        )}
      </p>
      <ul className="admin-own__list">
        {steps.map(({ what, page = "", isDone, path }) => {
          const words = say(what, { page });
          return (
            <li key={words}>
              {isDone ? (
                say("✓ {what}: done", { what: words })
              ) : (
                <a href={`/admin${path}`}>{words}</a>
              )}
            </li>
          );
        })}
      </ul>
      <HideFirstRun />
    </section>
  );
}
