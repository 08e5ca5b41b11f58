export type ContactFields = { name: string; email: string; message: string };
export type ContactErrors = Partial<Record<keyof ContactFields, string>>;

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * The contact form's rules (spec section 5, reading R53), on trimmed values.
 * Returns one message per failing field; an empty object means that all is in order.
 * Plain code, no schema library: the browser runs it too.
 */
export function checkContact(fields: ContactFields): ContactErrors {
  const errors: ContactErrors = {};
  const email = fields.email.trim();
  if (fields.name.trim() === "") errors.name = "Name is required";
  if (email === "") errors.email = "Email is required";
  else if (!LOOKS_LIKE_EMAIL.test(email)) errors.email = "Email is invalid";
  if (fields.message.trim() === "") errors.message = "Message is required";
  return errors;
}
