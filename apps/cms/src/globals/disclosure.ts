import { optionalAddress } from "@manor/content-api/school-fields";
import type { NumberField, SelectField, TextField } from "payload";
import { uiField } from "../fields/record-fields.ts";
import { rule } from "../fields/validator.ts";
import { schoolGlobal } from "./school-global.ts";
import { inRow, list, plainText, validText } from "./setting-fields.ts";

const optionalText = (name: string, label: string, maxLength = 60): TextField =>
  plainText(name, label, maxLength, { isOptional: true });

const count = (name: string, label: string): NumberField => ({
  name,
  label,
  type: "number",
  required: true,
  min: 0,
  max: 1_000_000,
});

const rowStates = uiField("rowStates", "/src/admin/disclosure/row-states.tsx#RowStates");

const board: SelectField = {
  name: "board",
  label: "Board",
  type: "select",
  required: true,
  options: [
    { value: "cbse", label: "CBSE" },
    { value: "cisce", label: "CISCE" },
    { value: "state", label: "State board" },
    { value: "none", label: "None: no page" },
  ],
  admin: {
    description:
      "CBSE prescribes this page and a link to it on the home page. Other schools may publish the same form.",
  },
};

const results = list(
  "results",
  "Board examination results, last three years",
  ["Result", "Results"],
  [
    inRow(
      { name: "class", label: "Class", type: "select", required: true, options: ["X", "XII"] },
      plainText("year", "Year", 20, { placeholder: "2025-2026" }),
      count("registered", "Pupils registered"),
      count("passed", "Pupils passed"),
    ),
    optionalText("remarks", "Remarks", 120),
  ],
  { max: 12 },
);

export const disclosure = schoolGlobal(["disclosure", "disclosure"], "Public disclosure", {
  description:
    "The page /disclosure: CBSE’s “Mandatory Public Disclosure”. Name, address, contact details, principal and fees come from their own pages. Upload certificates under “Compliance documents”.",
  fields: [
    rowStates,
    board,
    inRow(
      optionalText("affiliationNumber", "Affiliation number", 40),
      optionalText("schoolCode", "School code", 40),
      {
        name: "sections",
        label: "Number of sections",
        type: "number",
        min: 0,
        max: 1_000,
        custom: { empty: 0 },
      },
    ),
    results,
    inRow(
      optionalText("campusArea", "Total campus area (m²)"),
      optionalText("internet", "Internet facility"),
    ),
    inRow(
      optionalText("classRooms", "Classrooms: number and size (m²)"),
      optionalText(
        "laboratories",
        "Laboratories, including computer laboratories: number and size (m²)",
      ),
    ),
    inRow(
      optionalText("girlsToilets", "Girls’ toilets"),
      optionalText("boysToilets", "Boys’ toilets"),
      optionalText("accessibleToilets", "Toilets for children with special needs (CWSN)"),
    ),
    validText(
      "inspectionVideo",
      "Video of the school inspection",
      rule(
        optionalAddress,
        "Please enter a URL that starts with https:// or / (a page of this website).",
      ),
      { isOptional: true },
    ),
  ],
});
