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

/**
 * Reads the three fields from a form or from JSON: `read` gives what came in under a name.
 * Anything that is no text counts as empty; text is composed (NFC), without NUL and lone surrogates.
 */
export function readContact(read: (name: keyof ContactFields) => unknown): ContactFields {
  const field = (name: keyof ContactFields) => {
    const value = read(name);
    return typeof value === "string"
      ? value.replaceAll("\0", "").toWellFormed().normalize("NFC")
      : "";
  };
  return { name: field("name"), email: field("email"), message: field("message") };
}
