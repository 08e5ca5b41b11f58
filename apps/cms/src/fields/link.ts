import type { TextField } from "payload";

const ALLOWED = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d][\d\s-]*|\/[^\s/\\][^\s\\]*|\/)$/i;

/** A link that the website may show: a web address, mail, telephone, or a path of the site itself. */
export function isSafeLink(value: unknown): true | string {
  if (value === undefined || value === null || value === "") return true;
  return (
    ALLOWED.test(String(value).trim()) ||
    "Please give an address that starts with https://, mailto:, tel: or a single / (a page of this website)."
  );
}

export const link: TextField = {
  name: "url",
  label: "Link",
  type: "text",
  maxLength: 500,
  validate: isSafeLink,
  admin: { placeholder: "https://…  or  /Events" },
};
