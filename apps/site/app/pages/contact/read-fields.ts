import type { ContactFields } from "@manor/contract/check-contact";

/** The three fields of a posted form; anything that is no text counts as empty. */
export function readFields(form: FormData): ContactFields {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string"
      ? value.replaceAll("\0", "").toWellFormed().normalize("NFC")
      : "";
  };
  return { name: field("name"), email: field("email"), message: field("message") };
}
