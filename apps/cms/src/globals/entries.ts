import { addressNames } from "@manor/content-api/address-names";
import { factNames } from "@manor/content-api/fact-names";
import { imagePath } from "@manor/content-api/image-path";
import {
  address,
  optionalPlace,
  optionalSentence,
  place as placeSchema,
  sentence as sentenceSchema,
} from "@manor/content-api/school-fields";
import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import type { ZodType } from "zod";
import { text } from "../content-api/serialize.ts";
import { type Entry, single } from "./entry.ts";
import { asLines, linesOf, rule, ruleOfLines } from "./rule.ts";

/** The kinds of entries that the screens of "Your school" are made of. Lengths are the content API's. */

const asText = (held: unknown): string => text(held as string | null);

type Options = { hint?: string; isOptional?: boolean };

const adminOf = ({ hint }: Options) => (hint ? { admin: { description: hint } } : {});

export const words = (name: string, label: string, maxLength: number, more: Options = {}): Entry =>
  single(
    {
      name,
      label,
      type: "text",
      required: !more.isOptional,
      maxLength,
      ...adminOf(more),
    },
    undefined,
    asText,
  );

const named = factNames.map((name) => `{${name}}`).join(", ");

/** A text in which facts may stand by their names. */
export function sentence(name: string, label: string, most: number, more: Options = {}): Entry {
  const field = {
    name,
    label,
    required: !more.isOptional,
    validate: rule(
      more.isOptional ? optionalSentence(most) : sentenceSchema(most),
      `Please use at most ${most} characters and only these placeholders: ${named}.`,
    ),
    ...adminOf(more),
  };
  const isLong = most > 100;
  return single(
    isLong ? { ...field, type: "textarea" } : { ...field, type: "text" },
    undefined,
    asText,
  );
}

const addresses = addressNames.map((name) => `{${name}}`).join(", ");
const wrongPlace = `Please enter a URL that starts with https:// or / (a page of this website), or one of ${addresses}.`;

/** Where something leads. */
export const place = (name: string, label: string, more: Options = {}): Entry =>
  single(
    {
      name,
      label,
      type: "text",
      required: !more.isOptional,
      validate: rule(more.isOptional ? optionalPlace : placeSchema, wrongPlace),
      ...adminOf(more),
    },
    undefined,
    asText,
  );

export const lines = (
  name: string,
  label: string,
  most: number,
  each: ZodType,
  complaint: string,
): Entry =>
  single(
    {
      name,
      label,
      type: "textarea",
      required: true,
      validate: ruleOfLines(most, each, complaint),
      admin: { description: "One per line.", rows: 6 },
    },
    (value) => asLines(value as string[]),
    (held) => linesOf(held as string),
  );

export const yesNo = (name: string, label: string, more: Options = {}): Entry =>
  single({ name, label, type: "checkbox", ...adminOf(more) }, undefined, (held) => held === true);

export const yearOf = (name: string, label: string): Entry =>
  single({ name, label, type: "number", required: true, min: 1000, max: 2999 });

/** The site's own pictures by name: who uploads none chooses one of these. */
const ownPictures = sitePictures
  .filter(({ name }) => !name.endsWith("-tall"))
  .map(({ name, caption }) => ({ value: name, label: `${caption} (${name})` }));

/** A picture of the admin panel, or one of those that come with the website. */
export function picture(label = "Image", usual = "school-noon", name = "picture"): Entry {
  return {
    fields: [
      {
        type: "row",
        fields: [
          {
            name,
            label,
            type: "upload",
            relationTo: "media",
            admin: { width: "50%" },
          },
          {
            name: "ownPicture",
            label: "Or a built-in image",
            type: "select",
            options: ownPictures,
            admin: { width: "50%" },
          },
        ],
      },
    ],
    // A choice of nothing is null: "" is none of the choices.
    toForm: (part) => ({ ownPicture: part[name] || null }),
    toPart: (form, nameOf) => ({
      [name]: nameOf("media", form[name]) ?? (form["ownPicture"] || usual),
    }),
  };
}

/** A file of the admin panel that need not be there. */
export const upload = (
  name: string,
  label: string,
  relationTo: "media" | "documents",
  more: Options = {},
): Entry => ({
  fields: [{ name, label, type: "upload", relationTo, ...adminOf(more) }],
  // The sample has none of the admin panel's.
  toForm: () => ({ [name]: null }),
  toPart: (form, nameOf) => ({ [name]: nameOf(relationTo, form[name]) ?? "" }),
});

/** A document of the admin panel, or an address: of one that comes with the website, or of another site. */
export function document(name: string, label: string): Entry {
  const file = `${name}File`;
  return {
    fields: [
      {
        type: "row",
        fields: [
          {
            name: file,
            label,
            type: "upload",
            relationTo: "documents",
            admin: { width: "50%" },
          },
          {
            name,
            label: "Or a URL",
            type: "text",
            validate: (value: unknown, { siblingData }: { siblingData: object }) =>
              Boolean(Object(siblingData)[file]) ||
              address.safeParse(value).success ||
              "Please choose a document, or enter a URL that starts with https:// or /.",
            admin: { width: "50%" },
          },
        ],
      },
    ],
    toForm: (part) => ({ [name]: part[name] }),
    toPart: (form, nameOf) => {
      const uploaded = nameOf("documents", form[file]);
      return { [name]: uploaded ? imagePath(uploaded) : asText(form[name]) };
    },
  };
}
