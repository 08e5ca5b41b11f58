import type { ContactFields } from "@manor/content-api/check-contact";
import { noticeHeader } from "@manor/content-api/headers";
import { schoolCode } from "../../model/school/school-code.ts";
import { authHeaders } from "../islands/auth-headers.ts";

export type Outcome = "sent" | "failed" | "limited" | "limitedToday";

export const toLimitOutcome = (retryAfter: number): Outcome =>
  retryAfter > 60 ? "limitedToday" : "limited";

/** Posts a message. Logs the status only, never what was typed (R54). */
export async function sendContact(
  fields: ContactFields,
  formType: string,
  noticeVersion: string,
): Promise<Outcome> {
  const body = {
    name: fields.name.trim(),
    email: fields.email.trim(),
    message: fields.message.trim(),
    schoolcode: schoolCode,
  };
  try {
    const response = await fetch(`/api/form/${schoolCode}/${formType}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [noticeHeader]: noticeVersion,
        ...authHeaders(),
      },
      body: JSON.stringify(body),
    });
    console.info(`Contact form: status ${response.status}`);
    return toOutcome(response);
  } catch {
    console.info("Contact form: the site could not be reached");
    return "failed";
  }
}

function toOutcome(response: Response): Outcome {
  // A CMS may answer 429 as well; only the site itself sends Retry-After.
  const retryAfter = response.headers.get("retry-after");
  if (response.status === 429 && retryAfter) return toLimitOutcome(Number(retryAfter));
  return response.ok ? "sent" : "failed";
}
