import { line, phone } from "@manor/content-api/school-fields";
import { z } from "zod";
import { text } from "../content-api/serialize.ts";
import { joinLines, linesRule, rule, splitLines } from "./rule.ts";
import { schoolGlobal } from "./school-global.ts";

const isPhone = rule(phone, "Please give a telephone number, such as +91 135 000 0000.");

export const nameAndAddress = schoolGlobal({
  slug: "name-and-address",
  part: "identity",
  label: "Name and address",
  description: "Who the school is and how it is reached: at the top and the foot of every page.",
  fields: [
    { name: "name", type: "text", required: true, maxLength: 60 },
    { name: "tagline", label: "Line below the name", type: "text", required: true, maxLength: 140 },
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
          label: "Years of service, as printed",
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
            description: "To those who lead it now. Empty: nothing is said of it.",
          },
        },
      ],
    },
    {
      name: "address",
      label: "Address, line by line",
      type: "textarea",
      required: true,
      validate: linesRule(5, line(120), "Please give one to five lines of at most 120 letters."),
    },
    {
      type: "row",
      fields: [
        {
          name: "officePhone",
          label: "Telephone of the school office",
          type: "text",
          required: true,
          validate: isPhone,
          admin: { width: "50%" },
        },
        {
          name: "admissionsPhone",
          label: "Telephone of the admissions office",
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
        "Please give an e-mail address, such as office@school.example.",
      ),
    },
    { name: "website", label: "Website, as printed", type: "text", maxLength: 100 },
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
