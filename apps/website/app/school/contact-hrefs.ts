import type { School } from "./school.ts";

const tel = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

/** What the printed numbers and the e-mail address link to. */
export const contactHrefs = ({ phones, email }: Pick<School["identity"], "phones" | "email">) => ({
  office: tel(phones.office),
  admissions: tel(phones.admissions),
  email: `mailto:${email}`,
});
