import type { CollectionConfig, Field } from "payload";
import { denyAll, isAdminOrTrashing, mayPublish, setByCode } from "../../access/access.ts";
import { calendarDay, dateTime } from "../../fields/date-fields.ts";
import { noticeFields } from "../../fields/notice-fields.ts";
import { uiField } from "../../fields/record-fields.ts";
import { answeredFields } from "./answered.ts";

/** The family wrote these. */
const writtenFields: Field[] = [
  { ...dateTime, name: "receivedAt", label: "Received", required: true, index: true },
  { name: "reference", type: "text", required: true, index: true },
  { name: "class", type: "text", required: true },
  { name: "schoolYear", label: "School year", type: "text", required: true },
  {
    name: "boarding",
    label: "Boarding",
    type: "select",
    required: true,
    options: [
      { value: "yes", label: "Yes" },
      { value: "no", label: "No" },
      { value: "undecided", label: "Not decided yet" },
    ],
  },
  { name: "question", type: "textarea", required: true },
  { name: "name", type: "text", required: true },
  { name: "contact", label: "E-mail or telephone", type: "text", required: true },
  {
    name: "language",
    label: "Answer in",
    type: "select",
    required: true,
    options: [
      { value: "en", label: "English" },
      { value: "hi", label: "Hindi" },
    ],
  },
  calendarDay({ name: "answerBy", label: "Answer by", required: true, index: true }),
  ...noticeFields,
  // In lower case, to find all data about an address; empty for a telephone number.
  { name: "email", type: "text", index: true, admin: { hidden: true } },
  // A repeated request with the same key stores no second enquiry.
  { name: "idempotencyKey", type: "text", unique: true, index: true, admin: { hidden: true } },
];

/** The content API checks a new enquiry (`Enquiry`); people change only its state and note. */
export const enquiries: CollectionConfig = {
  slug: "enquiries",
  labels: { singular: "Enquiry", plural: "Enquiries" },
  admin: {
    group: "Inbox",
    useAsTitle: "reference",
    defaultColumns: ["reference", "state", "answerBy", "class", "name", "receivedAt"],
    components: {
      beforeListTable: [
        "/src/collections/contact-messages/message-list.tsx#RecipientsNotice",
        "/src/admin/export/export-link.tsx#ExportLink",
        "/src/admin/personal-data/personal-data.tsx#PersonalData",
      ],
    },
    description: "Questions of families about admission, from the page /admission/enquire.",
    listSearchableFields: ["reference", "name", "contact", "question"],
    enableRichTextRelationship: false,
  },
  access: { read: mayPublish, create: denyAll, update: mayPublish, delete: isAdminOrTrashing },
  defaultSort: "-receivedAt",
  disableDuplicate: true,
  trash: true,
  lockDocuments: false,
  fields: [
    uiField("answer", "/src/collections/enquiries/answer-enquiry.tsx#AnswerEnquiry"),
    ...writtenFields.map((field) => ({ ...field, access: setByCode }) as Field),
    ...answeredFields,
  ],
};
