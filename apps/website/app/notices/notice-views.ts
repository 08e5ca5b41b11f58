import type { Notification } from "@manor/content-api";

export type NoticeView = ReturnType<typeof toNoticeViews>[number];

/** Documents by their file extension. Other attachments count as pictures: CMS identifiers often have none. */
const DOCUMENT = /\.(pdf|docx?|xlsx?|pptx?|odt|txt|csv|zip|mp[34])$/i;

/** The notices to show. Their pictures are the image list, or else the attachments (R52). */
export const toNoticeViews = (notifications: readonly Notification[]) =>
  notifications.map(({ _id, title, description, image, attachments, url }, index) => ({
    id: _id || String(index),
    title,
    description,
    pictures: image.length > 0 ? image : attachments.filter((file) => !DOCUMENT.test(file)),
    attachments,
    url,
  }));
