import { getNoticeVersion, type NoticeForm } from "@manor/content-api/notice-version";
import type { School } from "@manor/content-api/school";
import type { Notice } from "./privacy-notice.tsx";

/** The notice at a form of this school. Server only: it computes a digest. */
export function getNotice({ privacy, lang }: School, form: NoticeForm): Notice {
  const notice = privacy.notices[form];
  return {
    english: lang === "hi" ? notice.hindi : notice.english,
    version: getNoticeVersion(notice),
  };
}
