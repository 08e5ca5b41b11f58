import { getNoticeVersion, type NoticeForm } from "@manor/content-api/notice-version";
import type { School } from "@manor/content-api/school";
import type { Notice } from "./privacy-notice.tsx";

type Wording = Parameters<typeof getNoticeVersion>[0];

/** The notice at a form of this school. Server only: it computes a digest. */
export const getNotice = (school: School, form: NoticeForm): Notice =>
  toNotice(school, school.privacy.notices[form]);

/** The wording in the language of the page. */
export function toNotice({ lang }: School, notice: Wording): Notice {
  return {
    english: lang === "hi" ? notice.hindi : notice.english,
    version: getNoticeVersion(notice),
  };
}
