import { noticeHeader } from "@manor/content-api/headers";
import {
  getNoticeVersion,
  getNoticeWording,
  type NoticeForm,
  readNoticeVersion,
} from "@manor/content-api/notice-version";
import type { Payload } from "payload";
import type { ShownNotice } from "../fields/notice-fields.ts";
import { getSchool } from "./site.ts";

/** The version of the notice that the sender saw, and its wording unless that has changed since. */
export async function findShownNotice(
  payload: Payload,
  { headers }: Request,
  form: NoticeForm,
): Promise<ShownNotice> {
  const noticeVersion = readNoticeVersion(headers.get(noticeHeader));
  if (!noticeVersion) return {};
  const { privacy } = await getSchool(payload);
  const notice = privacy.notices[form];
  const isCurrent = getNoticeVersion(notice) === noticeVersion;
  return { noticeVersion, ...(isCurrent && { noticeWording: getNoticeWording(notice) }) };
}
