import type { GlobalConfig } from "payload";
import { isSignedIn, mayPublish } from "../access/access.ts";
import { bumpOnCommit } from "../content-version/content-version.ts";
import { changedBy } from "../fields/record-fields.ts";
import { validator } from "../fields/validator.ts";
import { choices, notice } from "./admission-fields.ts";
import { inRow } from "./setting-fields.ts";

/** The form /admission/enquire of the website. It has no drafts: one switch opens it. */
export const enquirySettings: GlobalConfig = {
  slug: "enquiry-settings",
  label: "Enquiries about admission",
  admin: {
    group: "Your school",
    hideAPIURL: true,
    description:
      "The page /admission/enquire. While it is open, the menu and the contact page link to it.",
  },
  access: { read: isSignedIn, update: mayPublish },
  hooks: { afterChange: [({ global, req }) => bumpOnCommit(global.slug, req)] },
  fields: [
    { name: "isOpen", label: "Families can send enquiries", type: "checkbox", defaultValue: false },
    inRow(
      choices("classes", "Classes", 30, "IV"),
      choices("schoolYears", "School years", 10, "2027-2028"),
    ),
    inRow(
      {
        name: "extraDays",
        label: "Further school days to answer",
        type: "number",
        min: 0,
        max: 10,
        defaultValue: 0,
        validate: validator(
          (value) =>
            (Number.isInteger(value ?? 0) && Number(value ?? 0) >= 0 && Number(value ?? 0) <= 10) ||
            "Please enter a whole number from 0 to 10.",
        ),
        admin: { description: "0: the office answers by the next school day." },
      },
      { name: "hasSaturdays", label: "Saturday is a school day", type: "checkbox" },
    ),
    inRow(
      notice(
        "noticeEnglish",
        "Privacy notice, in English",
        "We use your name, e-mail address or telephone number and question only to answer you.",
      ),
      notice(
        "noticeHindi",
        "Privacy notice, in Hindi",
        "हम आपका नाम, ई-मेल पता या फ़ोन नंबर और प्रश्न केवल आपको उत्तर देने के लिए उपयोग करते हैं।",
      ),
    ),
    changedBy,
  ],
};
