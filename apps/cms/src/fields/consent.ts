import type { GroupField } from "payload";
import { findUncovered } from "./consent-purposes.ts";
import { calendarDay } from "./date-fields.ts";
import { uiField } from "./ui-fields.ts";
import { validator } from "./validator.ts";

const purposeOptions = [
  { value: "photo", label: "Photograph" },
  { value: "name", label: "Name" },
  { value: "result", label: "Result" },
  { value: "birthday", label: "Birthday" },
  { value: "words", label: "Own words" },
];
const notCovered =
  "The record shows more than the consent allows: a photograph, name, result, birthday or own words. Remove it, or correct the consent.";

/** The consent of a parent. Without a valid one, the content API does not serve the record. */
export const consent: GroupField = {
  name: "consent",
  label: "Consent",
  type: "group",
  admin: {
    description: "Records of pupils are shown only with the consent of a parent or guardian.",
  },
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "givenBy",
          label: "Given by",
          type: "text",
          maxLength: 200,
          admin: {
            width: "50%",
            description: "Who gave consent and how. Not shown on the website.",
          },
        },
        calendarDay({ name: "on", label: "Given on", admin: { width: "25%" } }),
        calendarDay({
          name: "until",
          label: "Until",
          admin: { width: "25%", description: "Empty: until withdrawn." },
        }),
      ],
    },
    {
      type: "row",
      fields: [
        {
          name: "identifiedBy",
          label: "How identified",
          type: "select",
          options: [
            { value: "signed", label: "Signed form" },
            { value: "in-person", label: "In person" },
            { value: "known-email", label: "E-mail from the address in the school’s records" },
            { value: "known-phone", label: "Call to the number in the school’s records" },
          ],
          admin: { width: "50%" },
        },
        {
          name: "wordingVersion",
          label: "Version of the consent form",
          type: "text",
          maxLength: 40,
          admin: { width: "25%" },
        },
        calendarDay({
          name: "withdrawnOn",
          label: "Withdrawn on",
          admin: { width: "25%", description: "From this day the website does not show it." },
        }),
      ],
    },
    {
      name: "purposes",
      label: "Consent for",
      type: "select",
      hasMany: true,
      options: purposeOptions,
      validate: validator(
        (
          value,
          { collectionSlug, data }: { collectionSlug?: string; data: { photo?: unknown } },
        ) => {
          const uncovered = findUncovered(collectionSlug ?? "", data, value as string[] | null);
          return uncovered.length === 0 || notCovered;
        },
      ),
      admin: { description: "Empty: for everything that the record shows." },
    },
    uiField("shownOnWebsite", "/src/fields/consent-notice.tsx#ConsentNotice"),
  ],
};
