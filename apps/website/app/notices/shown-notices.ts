import type { Notification } from "@manor/content-api";

/** One notice of the pop-up, as it is shown. */
export type ShownNotice = {
  id: string;
  title: string;
  description: string;
  pictures: string[];
  attachments: string[];
  url: string;
};

/** Files that are surely no picture; the CMS's identifiers often have no ending at all. */
const DOCUMENT = /\.(pdf|docx?|xlsx?|pptx?|odt|txt|csv|zip|mp[34])$/i;

/** What of the notices is shown. Pictures are the image list, else the attachments (R52). */
export const toShownNotices = (notifications: readonly Notification[]): ShownNotice[] =>
  notifications.map(({ _id, title, description, image, attachments, url }, index) => ({
    id: _id || String(index),
    title,
    description,
    pictures: image.length > 0 ? image : attachments.filter((file) => !DOCUMENT.test(file)),
    attachments,
    url,
  }));
