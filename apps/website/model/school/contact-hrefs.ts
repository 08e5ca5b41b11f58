import type { School } from "@manor/content-api/school";

const tel = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

export const contactHrefs = ({ phones, email }: Pick<School["identity"], "phones" | "email">) => ({
  office: tel(phones.office),
  admissions: tel(phones.admissions),
  email: `mailto:${email}`,
});
