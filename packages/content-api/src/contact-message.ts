import { z } from "zod";
import { type ContactErrors, checkContact } from "./check-contact.ts";

/** Other values than strings count as empty. Removes NUL and lone surrogates, which not every store accepts. */
export const clean = (value: unknown): string =>
  typeof value === "string" ? compose(value.replaceAll("\0", "").toWellFormed()).trim() : "";

/** More combining marks than any script needs on one character. */
const MAX_MARKS = 1_000;

/** NFC. Sorting the marks of one character takes quadratic time, half a second for 64 KB, so such a text is not changed. */
function compose(text: string): string {
  const runs = text.match(/\p{M}+/gu) ?? [];
  return runs.some((run) => run.length > MAX_MARKS) ? text : text.normalize("NFC");
}

const field = z.unknown().optional().transform(clean);

/** The body of POST /api/form/{schoolcode}/{formtype}, cleaned, with the messages of spec section 5. */
export const ContactMessage = z
  .object({ name: field, email: field, message: field, schoolcode: field })
  .superRefine((value, context) => {
    for (const [path, message] of Object.entries(checkContact(value))) {
      context.addIssue({ code: "custom", path: [path], message });
    }
  });
export type ContactMessage = z.infer<typeof ContactMessage>;

/** Parses a contact message: the message, or an error message per field. */
export function readContactMessage(
  raw: object,
):
  | { message: ContactMessage; errors?: undefined }
  | { message?: undefined; errors: ContactErrors } {
  const read = ContactMessage.safeParse({ ...raw });
  if (read.success) return { message: read.data };
  const entries = read.error.issues.map(({ path, message }) => [path[0], message]);
  return { errors: Object.fromEntries(entries) };
}
