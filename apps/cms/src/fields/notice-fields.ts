import type { Field } from "payload";

export type ShownNotice = { noticeVersion?: string; noticeWording?: string };

const readOnly = { position: "sidebar", readOnly: true } as const;

/** The privacy notice that a visitor saw at a form. Written by the CMS only. */
export const noticeFields: Field[] = [
  {
    name: "noticeVersion",
    label: "Version of the privacy notice",
    type: "text",
    admin: { ...readOnly, condition: (data) => Boolean(data?.noticeVersion) },
  },
  {
    name: "noticeWording",
    label: "Privacy notice that was shown",
    type: "textarea",
    admin: { ...readOnly, condition: (data) => Boolean(data?.noticeWording) },
  },
];
