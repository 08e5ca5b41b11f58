import { noticeHeader } from "@manor/content-api/headers";
import {
  getNoticeVersion,
  getNoticeWording,
  type Notice,
  type NoticeForm,
  readNoticeVersion,
} from "@manor/content-api/notice-version";
import type { Payload } from "payload";
import type { ShownNotice } from "../fields/notice-fields.ts";
import { getSchool } from "./site.ts";

/** The version of the notice that the sender saw, and its wording unless that has changed since. */
export async function findShownNotice(
  { headers }: Request,
  readNotice: () => Promise<Notice>,
): Promise<ShownNotice> {
  const noticeVersion = readNoticeVersion(headers.get(noticeHeader));
  if (!noticeVersion) return {};
  const notice = await readNotice();
  const isCurrent = getNoticeVersion(notice) === noticeVersion;
  return { noticeVersion, ...(isCurrent && { noticeWording: getNoticeWording(notice) }) };
}

/** Reads the notice at a form whose notices are in the privacy settings. */
export const readFormNotice = (payload: Payload, form: NoticeForm) => async (): Promise<Notice> =>
  (await getSchool(payload)).privacy.notices[form];

/** Reads the notice at a form about admission, which is in the settings of that form. */
export const readSettingsNotice =
  (payload: Payload, slug: "enquiry-settings" | "visit-settings") => async (): Promise<Notice> => {
    const { noticeEnglish, noticeHindi } = await payload.findGlobal({ slug, depth: 0 });
    return { english: noticeEnglish, hindi: noticeHindi };
  };
