import { line, phone } from "@manor/content-api/school-fields";
import { z } from "zod";
import { text } from "../content-api/serialize.ts";
import { joinLines, linesRule, rule, splitLines } from "../fields/validator.ts";
import { schoolGlobal } from "./school-global.ts";

const isPhone = rule(phone, "Please enter a phone number, for example +91 135 000 0000.");

export const nameAndAddress = schoolGlobal({
  slug: "name-and-address",
  part: "identity",
  label: "Name and address",
  description: "Name and contact details in the header and footer of every page.",
  fields: [
    { name: "name", type: "text", required: true, maxLength: 60 },
    { name: "tagline", label: "Tagline", type: "text", required: true, maxLength: 140 },
    {
      type: "row",
      fields: [
        {
          name: "founded",
          label: "Founded in",
          type: "number",
          required: true,
          min: 1000,
          max: 2999,
          admin: { width: "33%" },
        },
        {
          name: "yearsOfService",
          label: "Years of service (as shown)",
          type: "text",
          required: true,
          maxLength: 20,
          admin: { width: "33%", placeholder: "172+" },
        },
        {
          name: "handedOver",
          label: "Handed over in",
          type: "number",
          min: 1000,
          max: 2999,
          admin: {
            width: "33%",
            description: "Year of the handover to the present management. Empty: not shown.",
          },
        },
      ],
    },
    {
      name: "address",
      label: "Postal address",
      type: "textarea",
      required: true,
      validate: linesRule(
        5,
        line(120),
        "Please enter one to five lines of at most 120 characters.",
      ),
    },
    {
      type: "row",
      fields: [
        {
          name: "officePhone",
          label: "School office phone",
          type: "text",
          required: true,
          validate: isPhone,
          admin: { width: "50%" },
        },
        {
          name: "admissionsPhone",
          label: "Admissions office phone",
          type: "text",
          required: true,
          validate: isPhone,
          admin: { width: "50%" },
        },
      ],
    },
    {
      name: "email",
      label: "E-mail",
      type: "text",
      required: true,
      validate: rule(
        z.email().max(200),
        "Please enter an e-mail address, for example office@school.example.",
      ),
    },
    { name: "website", label: "Website (as shown)", type: "text", maxLength: 100 },
  ],
  toForm: ({ phones, address, ...identity }) => ({
    ...identity,
    address: joinLines(address),
    officePhone: phones.office,
    admissionsPhone: phones.admissions,
  }),
  toPart: ({ name, tagline, founded, yearsOfService, handedOver, email, website, ...doc }) => ({
    name,
    tagline,
    founded,
    yearsOfService,
    ...(handedOver && { handedOver }),
    address: splitLines(doc.address),
    phones: { office: doc.officePhone, admissions: doc.admissionsPhone },
    email,
    website: text(website),
  }),
});
