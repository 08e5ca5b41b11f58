import { z } from "zod";
import { checkContact } from "../check-contact.ts";

const field = z.preprocess((value) => (typeof value === "string" ? value.trim() : ""), z.string());

/** The body of POST /api/form/{schoolcode}/{formtype}, trimmed; the messages are those of spec section 5. */
export const ContactMessage = z
  .object({ name: field, email: field, message: field, schoolcode: field })
  .superRefine((value, context) => {
    for (const [path, message] of Object.entries(checkContact(value))) {
      context.addIssue({ code: "custom", path: [path], message });
    }
  });
export type ContactMessage = z.infer<typeof ContactMessage>;
