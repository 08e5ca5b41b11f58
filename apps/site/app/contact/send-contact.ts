import type { ContactFields } from "@manor/contract/check-contact";
import { authHeaders } from "../islands/auth-headers.ts";
import { schoolCode } from "../school/school-code.ts";

/** What became of a message: taken, not taken, to be sent once more, or one too many from this network just now. */
export type Outcome = "sent" | "failed" | "again" | "limited";

/** With what the next message may come, and from when on, on the page's own clock. */
export type Pass = { token: string; readyAt: number; leastMs: number };

/** The pass that came with the page: its time began when the answer did. */
export function passOfPage({ token, leastMs }: { token: string; leastMs: number }): Pass {
  const [visit] = performance.getEntriesByType("navigation");
  const began = visit instanceof PerformanceNavigationTiming ? visit.responseStart : 0;
  return { token, leastMs, readyAt: began + leastMs };
}

/** Posts a message as soon as it may come. Logs the status only, never what was typed (R54). */
export async function sendContact(
  fields: ContactFields,
  formType: string,
  pass: Pass,
): Promise<{ outcome: Outcome; pass: Pass }> {
  try {
    const first = await post(fields, formType, pass);
    // The page was open for long, or a message went from it already: the site says with what to come again.
    const { response, next } =
      first.response.status === 403 && first.next !== pass
        ? await post(fields, formType, first.next)
        : first;
    console.info(`Contact form: status ${response.status}`);
    return { outcome: outcomeOf(response), pass: next };
  } catch {
    console.info("Contact form: the site could not be reached");
    return { outcome: "failed", pass };
  }
}

async function post(fields: ContactFields, formType: string, pass: Pass) {
  await new Promise((ready) => setTimeout(ready, pass.readyAt - performance.now()));
  const body = {
    name: fields.name.trim(),
    email: fields.email.trim(),
    message: fields.message.trim(),
    schoolcode: schoolCode,
  };
  const response = await fetch(`/api/form/${schoolCode}/${formType}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-form-token": pass.token, ...authHeaders() },
    body: JSON.stringify(body),
  });
  const { token, waitMs = pass.leastMs } = await response.json().catch(() => ({}));
  const readyAt = performance.now() + waitMs;
  return { response, next: token ? { ...pass, token, readyAt } : pass };
}

function outcomeOf(response: Response): Outcome {
  // A content host may say 429 as well; only the site itself says how long to wait.
  if (response.status === 429 && response.headers.has("retry-after")) return "limited";
  return response.ok ? "sent" : "failed";
}
