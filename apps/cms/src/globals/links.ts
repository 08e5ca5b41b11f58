import { address, framedAddress, optionalAddress } from "@manor/content-api/school-fields";
import type { TextField } from "payload";
import { text } from "../content-api/serialize.ts";
import { rule } from "../fields/validator.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { schoolGlobal } from "./school-global.ts";

const message: Phrase =
  "Please enter a URL that starts with https:// or / (a page of this website).";
const frameMessage: Phrase =
  "Please enter a URL that starts with https://, or leave the field empty.";

const link = (name: string, label: string): TextField => ({
  name,
  label,
  type: "text",
  required: true,
  validate: rule(address, message),
});
const optionalLink = (name: string, label: string): TextField => ({
  name,
  label,
  type: "text",
  validate: rule(optionalAddress, message),
  admin: { description: "Empty: the link is not shown." },
});
const frame = (name: string, label: string): TextField => ({
  name,
  label,
  type: "text",
  validate: rule(framedAddress, frameMessage),
  admin: { description: "Loaded only when a visitor clicks the button." },
});

export const links = schoolGlobal({
  slug: "links",
  part: "links",
  label: "Links to other sites",
  description: "Buttons and links to other websites.",
  fields: [
    link("registration", "Online registration"),
    optionalLink("feePayment", "Fee payment"),
    optionalLink("login", "Login"),
    link("milestone", "“Milestone” tile on the home page"),
    {
      name: "social",
      label: "Social networks",
      labels: { singular: "Network", plural: "Networks" },
      type: "array",
      maxRows: 8,
      fields: [
        {
          type: "row",
          fields: [
            { name: "name", type: "text", required: true, maxLength: 40, admin: { width: "35%" } },
            { ...link("href", "Link"), admin: { width: "65%" } },
          ],
        },
      ],
    },
    frame("socialEmbed", "Social media page on the home page"),
    link("mapPage", "Map"),
    frame("mapEmbed", "Map in the footer"),
  ],
  toForm: ({ map, ...links }) => ({ ...links, mapPage: map.page, mapEmbed: map.embed }),
  toPart: ({ registration, milestone, mapPage, ...doc }) => ({
    registration,
    feePayment: text(doc.feePayment),
    login: text(doc.login),
    milestone,
    social: (doc.social ?? []).map(({ name, href }) => ({ name, href })),
    socialEmbed: text(doc.socialEmbed),
    map: { page: mapPage, embed: text(doc.mapEmbed) },
  }),
});
