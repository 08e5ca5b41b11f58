import { line, phone } from "@manor/content-api/school-fields";
import { z } from "zod";
import { rule } from "../fields/validator.ts";
import { plainText, textLines, validText, year } from "./entries.ts";
import { inRow, objectOf } from "./entry.ts";
import { schoolGlobal } from "./school-global.ts";

const isPhone = rule(phone, "Please enter a phone number, for example +91 135 000 0000.");
const isEmail = rule(
  z.email().max(200),
  "Please enter an e-mail address, for example office@school.example.",
);

export const nameAndAddress = schoolGlobal(["name-and-address", "identity"], "Name and address", {
  description: "Name and contact details in the header and footer of every page.",
  entries: [
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
    objectOf("phones", { officePhone: "office", admissionsPhone: "admissions" }, [
      inRow(
        validText("officePhone", "School office phone", isPhone),
        validText("admissionsPhone", "Admissions office phone", isPhone),
      ),
    ]),
    validText("email", "E-mail", isEmail),
    plainText("website", "Website (as shown)", 100, { isOptional: true }),
  ],
});
