export type ContactFields = { name: string; email: string; message: string };
export type ContactErrors = Partial<Record<keyof ContactFields, ContactError>>;

/** The messages of spec section 5. */
type ContactError =
  | "Name is required"
  | "Name must be 200 characters or fewer"
  | "Email is required"
  | "Email must be 254 characters or fewer"
  | "Email is invalid"
  | "Message is required"
  | "Message must be 10,000 characters or fewer";

/** The longest values, in characters. An e-mail address has at most 254 (RFC 5321). */
const maxContactLengths = { name: 200, email: 254, message: 10_000 } as const;

/**
 * Validates the trimmed fields of the contact form (spec section 5, reading R53), with maximum lengths.
 * Returns one message per invalid field, or an empty object.
 * Without a schema library, because the browser runs it too.
 */
export function checkContact(fields: ContactFields): ContactErrors {
  const errors: ContactErrors = {};
  const name = fields.name.trim();
  if (name === "") errors.name = "Name is required";
  else if (name.length > maxContactLengths.name)
    errors.name = "Name must be 200 characters or fewer";
  const email = fields.email.trim();
  if (email === "") errors.email = "Email is required";
  else if (email.length > maxContactLengths.email)
    errors.email = "Email must be 254 characters or fewer";
  else if (!looksLikeEmail(email)) errors.email = "Email is invalid";
  const message = fields.message.trim();
  if (message === "") errors.message = "Message is required";
  else if (message.length > maxContactLengths.message)
    errors.message = "Message must be 10,000 characters or fewer";
  return errors;
}

/**
 * Text, @, text, dot, text without spaces: the pattern `\S+@\S+\.\S+` without its backtracking on a long text
 * full of dots.
 */
export function looksLikeEmail(text: string): boolean {
  const at = text.indexOf("@", 1);
  const dot = text.lastIndexOf(".", text.length - 2);
  return at !== -1 && dot >= at + 2 && !/\s/.test(text);
}

const FORM_TYPE = /^[A-Za-z0-9_-]{1,20}$/;

/** Whether a text is a valid form type: 1 to 20 letters, digits, `_` or `-`. */
export const isFormType = (text: string): boolean => FORM_TYPE.test(text);
