import { addressNames } from "@manor/content-api/address-names";
import { factNames } from "@manor/content-api/fact-names";
import { imagePath } from "@manor/content-api/image-path";
import {
  address,
  optionalPlace,
  optionalTemplate,
  place as placeSchema,
  template,
} from "@manor/content-api/school-fields";
import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import type { ZodType } from "zod";
import { text } from "../content-api/serialize.ts";
import { joinLines, linesRule, rule, splitLines, validator } from "../fields/validator.ts";
import type { Message } from "../i18n/translate.ts";
import { type Entry, single } from "./entry.ts";

/** Builds the entries of the settings pages of "Your school". Maximum lengths are those of the content API. */

const asText = (stored: unknown): string => text(stored as string | null);

type Options = {
  hint?: string | Record<string, string>;
  isOptional?: boolean;
  placeholder?: string;
};

const getAdmin = ({ hint, placeholder }: Options) => ({
  admin: { ...(hint && { description: hint }), ...(placeholder && { placeholder }) },
});

/** A text with the validation of the content API. */
export const validText = (
  name: string,
  label: string,
  validate: Validate,
  more: Options = {},
): Entry =>
  single(
    { name, label, type: "text", required: !more.isOptional, validate, ...getAdmin(more) },
    undefined,
    asText,
  );

type Validate = ReturnType<typeof rule>;

export const plainText = (
  name: string,
  label: string,
  maxLength: number,
  more: Options = {},
): Entry =>
  single(
    {
      name,
      label,
      type: "text",
      required: !more.isOptional,
      maxLength,
      ...getAdmin(more),
    },
    undefined,
    asText,
  );

const named = factNames.map((name) => `{${name}}`).join(", ");

/** A text that may contain facts by name, such as {founded}. */
export function factText(
  name: string,
  label: string,
  maxLength: number,
  more: Options = {},
): Entry {
  const field = {
    name,
    label,
    required: !more.isOptional,
    validate: rule(more.isOptional ? optionalTemplate(maxLength) : template(maxLength), {
      phrase: "Please use at most {most} characters and only these placeholders: {names}.",
      values: { most: maxLength, names: named },
    }),
    ...getAdmin(more),
  };
  const isLong = maxLength > 100;
  return single(
    isLong ? { ...field, type: "textarea" } : { ...field, type: "text" },
    undefined,
    asText,
  );
}

const addresses = addressNames.map((name) => `{${name}}`).join(", ");
const linkMessage: Message = {
  phrase:
    "Please enter a URL that starts with https:// or / (a page of this website), or one of {addresses}.",
  values: { addresses },
};

export const linkTo = (name: string, label: string, more: Options = {}): Entry =>
  validText(name, label, rule(more.isOptional ? optionalPlace : placeSchema, linkMessage), more);

export const textLines = (
  name: string,
  label: string,
  maxLines: number,
  each: ZodType,
  message: Message,
  admin: { description?: string; rows?: number } = { description: "One per line." },
): Entry =>
  single(
    {
      name,
      label,
      type: "textarea",
      required: true,
      validate: linesRule(maxLines, each, message),
      admin,
    },
    (value) => joinLines(value as string[]),
    (stored) => splitLines(stored as string),
  );

export const checkbox = (name: string, label: string, more: Options = {}): Entry =>
  single(
    { name, label, type: "checkbox", ...getAdmin(more) },
    undefined,
    (stored) => stored === true,
  );

export const year = (name: string, label: string, more: Options = {}): Entry =>
  single(
    {
      name,
      label,
      type: "number",
      required: !more.isOptional,
      min: 1000,
      max: 2999,
      ...getAdmin(more),
    },
    undefined,
    (stored) => stored ?? undefined,
  );

/** The website's own pictures, to choose instead of an upload. */
const ownPictures = sitePictures
  .filter(({ name }) => !name.endsWith("-tall"))
  .map(({ name, caption }) => ({ value: name, label: `${caption} (${name})` }));

/** An uploaded image, or one of the website's own pictures. */
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
    // An empty select has the value null, not "".
    toForm: (part) => ({ ownPicture: part[name] || null }),
    toPart: (form, nameOf) => ({
      [name]: nameOf("media", form[name]) ?? (form["ownPicture"] || usual),
    }),
  };
}

export const upload = (
  name: string,
  label: string,
  relationTo: "media" | "documents",
  more: Options = {},
): Entry => ({
  fields: [{ name, label, type: "upload", relationTo, ...getAdmin(more) }],
  // The sample has no uploaded files.
  toForm: () => ({ [name]: null }),
  toPart: (form, nameOf) => ({ [name]: nameOf(relationTo, form[name]) ?? "" }),
});

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
            validate: validator(
              (value, { siblingData }: { siblingData: object }) =>
                Boolean(Object(siblingData)[file]) ||
                address.safeParse(value).success ||
                "Please choose a document, or enter a URL that starts with https:// or /.",
            ),
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
