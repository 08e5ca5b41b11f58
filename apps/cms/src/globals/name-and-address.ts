import { line, phone } from "@manor/content-api/school-fields";
import { isEmail } from "../fields/text-rules.ts";
import { rule } from "../fields/validator.ts";
import { schoolGlobal } from "./school-global.ts";
import { inRow, plainText, textLines, validText, year } from "./setting-fields.ts";

const isPhone = rule(phone, "Please enter a phone number, for example +91 135 000 0000.");

export const nameAndAddress = schoolGlobal(["name-and-address", "identity"], "Name and address", {
  description: "Name and contact details in the header and footer of every page.",
  fields: [
    plainText("name", "Name", 60),
    plainText("tagline", "Tagline", 140),
    inRow(
      year("founded", "Founded in"),
      plainText("yearsOfService", "Years of service (as shown)", 20, { placeholder: "172+" }),
      year("handedOver", "Handed over in", {
        isOptional: true,
        hint: "Year of the handover to the present management. Empty: not shown.",
      }),
    ),
    textLines(
      "address",
      "Postal address",
      5,
      line(120),
      "Please enter one to five lines of at most 120 characters.",
      {},
    ),
    inRow(
      validText("officePhone", "School office phone", isPhone, { path: "phones.office" }),
      validText("admissionsPhone", "Admissions office phone", isPhone, {
        path: "phones.admissions",
      }),
    ),
    validText("email", "E-mail", isEmail),
    plainText("website", "Website (as shown)", 100, { isOptional: true }),
  ],
});
