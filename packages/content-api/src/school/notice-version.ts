import { hash } from "node:crypto";
import type { School } from "./school.ts";

export type Notices = School["privacy"]["notices"];
export type NoticeForm = keyof Notices;
/** The notice at a form, in both languages. */
export type Notice = Notices[NoticeForm];

/** The notice at a form in one text: the wording that its version identifies. */
export const getNoticeWording = ({ english, hindi }: Notice): string => `${english}\n${hindi}`;

/** The version of a notice: eight hexadecimal digits that change with its wording. */
export const getNoticeVersion = (notice: Notice): string =>
  hash("sha256", getNoticeWording(notice), "hex").slice(0, 8);

/** The version if it has the form of one, else "". */
export const readNoticeVersion = (value: unknown): string =>
  typeof value === "string" && /^[0-9a-f]{8}$/.test(value) ? value : "";
