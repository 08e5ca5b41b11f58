import { address, framedAddress, optionalAddress } from "@manor/content-api/school-fields";
import type { TextField } from "payload";
import { text } from "../content-api/serialize.ts";
import { rule } from "./rule.ts";
import { schoolGlobal } from "./school-global.ts";

const message =
  "Please give an address that starts with https:// or with a single / (a page of this website).";
const frameMessage = "Please give an address that starts with https://, or leave it empty.";

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
  admin: { description: "Asked for only when a visitor presses the button." },
});

export const links = schoolGlobal({
  slug: "links",
  part: "links",
  label: "Links to other sites",
  description: "Where the buttons and links lead that are not pages of this website.",
  fields: [
    link("registration", "Online registration"),
    optionalLink("feePayment", "Fee payment"),
    optionalLink("login", "Login"),
    link("milestone", "The tile “Milestone” on the home page"),
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
            { ...link("href", "Address"), admin: { width: "65%" } },
          ],
        },
      ],
    },
    frame("socialEmbed", "The page of a network that home can show"),
    link("mapPage", "Map"),
    frame("mapEmbed", "The map that the foot of every page can show"),
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
