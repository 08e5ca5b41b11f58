import { type FigureName, figureNames } from "@manor/content-api/fact-names";
import { pageAddress } from "@manor/content-api/text-pages";
import { isFreeAddress } from "@manor/website/free-address";
import type { Field, PayloadRequest } from "payload";
import { findAll } from "../../database/find-records.ts";
import { validator } from "../../fields/validator.ts";
import {
  factText,
  inRow,
  list,
  picture,
  pictureCaption,
  plainText,
} from "../../globals/setting-fields.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import { factsHint, textEditor } from "./text-editor.ts";

const figureLabels: Record<FigureName, string> = {
  founded: "Founding year",
  yearsOfService: "Years of service",
  classes: "Classes",
  students: "Students",
  nationalities: "Nationalities",
  classRooms: "Classrooms",
  acres: "Campus area (acres)",
  ratio: "Teacher to student ratio",
  streams: "Streams from Class XI",
  streamsIX: "Streams from Class IX",
  registrationFee: "Registration fee",
};

type PageContext = { id?: unknown; req: PayloadRequest };

const isOwnAddress = validator(async (value, { id, req }: PageContext) => {
  if (!pageAddress.safeParse(value).success)
    return "Please enter a path such as /swimming-pool, with letters, digits and hyphens after the /.";
  const taken: Phrase = "Another page already uses this path.";
  if (!isFreeAddress(String(value))) return taken;
  const pages = await findAll(req.payload, "pages", {
    where: { address: { like: String(value) } },
    select: { address: true },
    req,
  });
  const isSame = (other: { id: number | string; address: string }) =>
    String(other.id) !== String(id) && other.address.toLowerCase() === String(value).toLowerCase();
  return pages.some(isSame) ? taken : true;
});

/** The fields of a text page that are like those of the settings pages (decision 045). */
export const pageFields: Field[] = [
  plainText("title", "Title", 80),
  inRow(
    {
      name: "address",
      label: "Path",
      type: "text",
      required: true,
      maxLength: 100,
      validate: isOwnAddress,
      admin: {
        placeholder: "/swimming-pool",
        description: "When you change it, the old path redirects to the new one.",
      },
    },
    {
      name: "group",
      label: "Menu group",
      type: "text",
      maxLength: 40,
      admin: {
        components: { Field: "/src/collections/pages/menu-group.tsx#MenuGroup" },
      },
    },
  ),
  factText("lead", "Introduction", 300, { isOptional: true, hint: factsHint }),
  factText("description", "Meta description", 300, {
    isOptional: true,
  }),
  picture("Header image", ""),
  pictureCaption("caption", "Header image caption", 200),
  list(
    "figures",
    "Statistics in the margin",
    ["Statistic", "Statistics"],
    [
      {
        name: "figure",
        label: "Statistic",
        type: "select",
        required: true,
        options: figureNames.map((value) => ({ value, label: figureLabels[value] })),
      },
    ],
    { max: 6 },
  ),
];

export const bodyField: Field = {
  name: "body",
  label: "Text",
  type: "richText",
  editor: textEditor,
};

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
    label: "Reason for hiding",
    type: "text",
    maxLength: 200,
    validate: validator(
      (value, { data }: { data: object }) =>
        !Object(data).isHidden ||
        String(value ?? "").trim() !== "" ||
        "Please enter a reason for hiding the page.",
    ),
    admin: { position: "sidebar", condition: (data) => Boolean(data["isHidden"]) },
  },
];
