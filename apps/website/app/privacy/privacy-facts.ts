import { getNoticeVersion, type Notice } from "@manor/content-api/notice-version";
import type { School } from "@manor/content-api/school";

export type PrivacyFacts = ReturnType<typeof getPrivacyFacts>;

export type PrivacyText = {
  contactTitle: string;
  contact: string;
  dataTitle: string;
  columns: readonly [string, string, string, string];
  data: readonly { name: string; cells: readonly [string, string, string] }[];
  sections: readonly { title: string; paragraphs: readonly string[]; list?: readonly string[] }[];
};

export function getPrivacyFacts(
  { identity, privacy, enquiries, visits }: School,
  language: "english" | "hindi",
  hasNewsletter: boolean,
) {
  const { contact, notices, messageDays, minimumDays, blocksAiTraining } = privacy;
  const readNotice = (notice: Notice) => ({
    text: notice[language],
    version: getNoticeVersion(notice),
  });
  return {
    school: identity.name,
    contact: contact[language],
    email: contact.email || identity.email,
    phone: identity.phones.office,
    /** Days to answer a request. */
    days: contact.days,
    /** Days after which a message is deleted; 0 means never. */
    messageDays,
    /** Days for which erased data are retained for the law; 0 means not at all. */
    minimumDays,
    hasNewsletter,
    blocksAiTraining,
    notices: {
      contact: readNotice(notices.contact),
      newsletter: readNotice(notices.newsletter),
      /** `undefined` while enquiries are closed. */
      enquiry: enquiries && readNotice(enquiries.notice),
      /** `undefined` while no visits can be booked. */
      visit: visits && readNotice(visits.notice),
    },
  };
}
