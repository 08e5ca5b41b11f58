export type ContactFields = { name: string; email: string; message: string };
export type ContactErrors = Partial<Record<keyof ContactFields, string>>;

const LONGEST_MESSAGE = 10_000;

/**
 * The contact form's rules (spec section 5, reading R53) and a limit of length, on trimmed values.
 * Returns one message per failing field; an empty object means that all is in order.
 * Plain code, no schema library: the browser runs it too.
 */
export function checkContact(fields: ContactFields): ContactErrors {
  const errors: ContactErrors = {};
  const email = fields.email.trim();
  if (fields.name.trim() === "") errors.name = "Name is required";
  if (email === "") errors.email = "Email is required";
  else if (!looksLikeEmail(email)) errors.email = "Email is invalid";
  const message = fields.message.trim();
  if (message === "") errors.message = "Message is required";
  else if (message.length > LONGEST_MESSAGE)
    errors.message = "Message must be 10,000 characters or fewer";
  return errors;
}

/**
 * Text, @, text, dot, text, all without spaces, and nothing stricter: the pattern `\S+@\S+\.\S+` in a form
 * that takes no longer for a long text full of dots.
 */
function looksLikeEmail(text: string): boolean {
  const at = text.indexOf("@", 1);
  const dot = text.lastIndexOf(".", text.length - 2);
  return at !== -1 && dot >= at + 2 && !/\s/.test(text);
}

const FORM_TYPE = /^[A-Za-z0-9_-]{1,20}$/;

/** Whether a text can be a form type: 1 to 20 letters, digits, `_` or `-`. */
export const isFormType = (text: string): boolean => FORM_TYPE.test(text);
