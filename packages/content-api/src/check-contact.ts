export type ContactFields = { name: string; email: string; message: string };
export type ContactErrors = Partial<Record<keyof ContactFields, string>>;

const MAX_MESSAGE_LENGTH = 10_000;

/**
 * Validates the trimmed fields of the contact form (spec section 5, reading R53), with a maximum length.
 * Returns one message per invalid field, or an empty object.
 * Without a schema library, because the browser runs it too.
 */
export function checkContact(fields: ContactFields): ContactErrors {
  const errors: ContactErrors = {};
  const email = fields.email.trim();
  if (fields.name.trim() === "") errors.name = "Name is required";
  if (email === "") errors.email = "Email is required";
  else if (!looksLikeEmail(email)) errors.email = "Email is invalid";
  const message = fields.message.trim();
  if (message === "") errors.message = "Message is required";
  else if (message.length > MAX_MESSAGE_LENGTH)
    errors.message = "Message must be 10,000 characters or fewer";
  return errors;
}

/**
 * Text, @, text, dot, text without spaces: the pattern `\S+@\S+\.\S+` without its backtracking on a long text
 * full of dots.
 */
function looksLikeEmail(text: string): boolean {
  const at = text.indexOf("@", 1);
  const dot = text.lastIndexOf(".", text.length - 2);
  return at !== -1 && dot >= at + 2 && !/\s/.test(text);
}

const FORM_TYPE = /^[A-Za-z0-9_-]{1,20}$/;

/** Whether a text is a valid form type: 1 to 20 letters, digits, `_` or `-`. */
export const isFormType = (text: string): boolean => FORM_TYPE.test(text);
