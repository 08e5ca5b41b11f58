import type { ContactFields } from "@manor/contract/check-contact";
import { authHeaders } from "../../islands/auth-headers.ts";
import { identity } from "../../school/identity.ts";

/** Posts a message; `true` when it was taken. Logs the status only, never what was typed (R54). */
export async function sendContact(fields: ContactFields, formType: string): Promise<boolean> {
  const body = {
    name: fields.name.trim(),
    email: fields.email.trim(),
    message: fields.message.trim(),
    schoolcode: identity.schoolCode,
  };
  try {
    const response = await fetch(`/api/form/${identity.schoolCode}/${formType}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...authHeaders() },
      body: JSON.stringify(body),
    });
    console.info(`Contact form: status ${response.status}`);
    return response.ok;
  } catch {
    console.info("Contact form: the site could not be reached");
    return false;
  }
}
