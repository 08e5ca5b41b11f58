import { type FigureName, figureNames } from "@manor/content-api/fact-names";
import { isFreeAddress } from "@manor/content-api/site-paths";
import { pageAddress } from "@manor/content-api/text-pages";
import type { Field, TextFieldSingleValidation } from "payload";
import { factText, picture, plainText } from "../globals/entries.ts";
import { combineEntries, inRow, list, single } from "../globals/entry.ts";
import { factsHint, textEditor } from "./text-editor.ts";

const figureLabels: Record<FigureName, string> = {
  founded: "Founding year",
  yearsOfService: "Years of service",
  classes: "Classes",
  students: "Students",
  nationalities: "Nationalities",
  classRooms: "Class rooms",
  acres: "Acres of campus",
  ratio: "Teachers to students",
  streams: "Streams from Class XI",
  streamsIX: "Streams from Class IX",
  registrationFee: "Registration fee",
};

/** Requires a unique address, case-insensitive. */
const isOwnAddress: TextFieldSingleValidation = async (value, { data, id, req }) => {
  const { replaces } = data as { replaces?: string };
  if (!pageAddress.safeParse(value).success)
    return "Please write an address like /swimming-pool: letters, figures and hyphens after a /.";
  const taken = "Another page of the website has this address.";
  if (!isFreeAddress(String(value), replaces ?? "")) return taken;
  const { docs } = await req.payload.find({
    collection: "pages",
    where: { address: { like: String(value) } },
    depth: 0,
    pagination: false,
    select: { address: true },
    req,
  });
  const isSame = (other: { id: number | string; address: string }) =>
    String(other.id) !== String(id) && other.address.toLowerCase() === String(value).toLowerCase();
  return docs.some(isSame) ? taken : true;
};

/** The fields of a text page as entries, like those of the settings pages (decision 015). */
export const pageEntries = combineEntries([
  plainText("title", "Title", 80),
  inRow(
    single({
      name: "address",
      label: "Address",
      type: "text",
      required: true,
      maxLength: 100,
      validate: isOwnAddress,
      admin: {
        placeholder: "/swimming-pool",
        description: "When it changes, whoever comes to the old one is led to the new one.",
      },
    }),
    single(
      {
        name: "group",
        label: "Group of the menu",
        type: "text",
        maxLength: 40,
        admin: {
          condition: (data) => !data["replaces"],
          components: { Field: "/src/admin/menu-group.tsx#MenuGroup" },
        },
      },
      undefined,
      (held) => held ?? "",
    ),
  ),
  factText("lead", "Sentence beside the title", 300, { isOptional: true, hint: factsHint }),
  factText("description", "Sentence for search engines and shared links", 300, {
    isOptional: true,
  }),
  picture("Picture at the top", ""),
  plainText("caption", "Below that picture", 200, { isOptional: true }),
  list(
    "figures",
    "Large figures in the margin",
    ["Figure", "Figures"],
    [
      single({
        name: "figure",
        type: "select",
        required: true,
        options: figureNames.map((value) => ({ value, label: figureLabels[value] })),
      }),
    ],
    { max: 6 },
  ),
]);

export const bodyField: Field = {
  name: "body",
  label: "Text",
  type: "richText",
  editor: textEditor,
};

/** A page of the website cannot be deleted, only hidden with a reason. */
export const hidingFields: Field[] = [
  {
    name: "isHidden",
    label: "Hide this page",
    type: "checkbox",
    defaultValue: false,
    admin: { position: "sidebar" },
  },
  {
    name: "hiddenBecause",
    label: "Why it is hidden",
    type: "text",
    maxLength: 200,
    validate: (value: unknown, { data }: { data: object }) =>
      !Object(data).isHidden || String(value ?? "").trim() !== "" || "Please say why it is hidden.",
    admin: { position: "sidebar", condition: (data) => Boolean(data["isHidden"]) },
  },
];
