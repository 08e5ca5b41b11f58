import { getNoticeVersion } from "@manor/content-api/notice-version";
import type { School } from "../school/school.ts";

/** The facts on the privacy page in one language. */
export type PrivacyFacts = {
  school: string;
  contact: string;
  email: string;
  phone: string;
  /** Days to answer a request. */
  days: number;
  /** Days after which a message is deleted; 0 means never. */
  messageDays: number;
  hasNewsletter: boolean;
  blocksAiTraining: boolean;
  notices: { contact: string; newsletter: string };
  versions: { contact: string; newsletter: string };
};

/** The text of the page: sections of paragraphs, lists and one table. */
export type PrivacyText = {
  contactTitle: string;
  contact: string;
  dataTitle: string;
  columns: readonly [string, string, string, string];
  data: readonly { name: string; cells: readonly [string, string, string] }[];
  sections: readonly { title: string; paragraphs: readonly string[]; list?: readonly string[] }[];
};

export function getPrivacyFacts(
  { identity, privacy }: School,
  language: "english" | "hindi",
  hasNewsletter: boolean,
): PrivacyFacts {
  const { contact, notices, messageDays, blocksAiTraining } = privacy;
  return {
    school: identity.name,
    contact: contact[language],
    email: contact.email || identity.email,
    phone: identity.phones.office,
    days: contact.days,
    messageDays,
    hasNewsletter,
    blocksAiTraining,
    notices: {
      contact: notices.contact[language],
      newsletter: notices.newsletter[language],
    },
    versions: {
      contact: getNoticeVersion(notices.contact),
      newsletter: getNoticeVersion(notices.newsletter),
    },
  };
}
