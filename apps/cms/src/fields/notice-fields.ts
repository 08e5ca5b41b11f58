import type { Field } from "payload";

export type ShownNotice = { noticeVersion?: string; noticeWording?: string };

/** The privacy notice that a visitor saw at a form. Written by the CMS only. */
export const noticeFields: Field[] = [
  {
    name: "noticeVersion",
    label: "Version of the privacy notice",
    type: "text",
    admin: { position: "sidebar", readOnly: true },
  },
  {
    name: "noticeWording",
    label: "Privacy notice that was shown",
    type: "textarea",
    admin: { position: "sidebar", readOnly: true },
  },
];
