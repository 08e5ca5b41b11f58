import { address, framedAddress, optionalAddress } from "@manor/content-api/school-fields";
import type { TextField } from "payload";
import { rule } from "../fields/validator.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { schoolGlobal } from "./school-global.ts";
import { inRow, list, plainText, validText } from "./setting-fields.ts";

const message: Phrase =
  "Please enter a URL that starts with https:// or / (a page of this website).";
const frameMessage: Phrase =
  "Please enter a URL that starts with https://, or leave the field empty.";

const link = (name: string, label: string, path?: string): TextField =>
  validText(name, label, rule(address, message), { ...(path && { path }) });
const optionalLink = (name: string, label: string): TextField =>
  validText(name, label, rule(optionalAddress, message), {
    isOptional: true,
    hint: "Empty: the link is not shown.",
  });
const frame = (name: string, label: string, path?: string): TextField =>
  validText(name, label, rule(framedAddress, frameMessage), {
    isOptional: true,
    hint: "Loaded only when a visitor clicks the button.",
    ...(path && { path }),
  });

export const links = schoolGlobal(["links", "links"], "Links to other sites", {
  description: "Buttons and links to other websites.",
  fields: [
    link("registration", "Online registration"),
    optionalLink("feePayment", "Fee payment"),
    optionalLink("login", "Login"),
    link("milestone", "“Milestone” tile on the home page"),
    list(
      "social",
      "Social networks",
      ["Network", "Networks"],
      [inRow(plainText("name", "Name", 40), link("href", "Link"))],
      { max: 8, isOpen: true },
    ),
    frame("socialEmbed", "Social media page on the home page"),
    link("mapPage", "Map", "map.page"),
    frame("mapEmbed", "Map in the footer", "map.embed"),
  ],
});
