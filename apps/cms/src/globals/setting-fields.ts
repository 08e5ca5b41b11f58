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
import type {
  ArrayField,
  CheckboxField,
  Field,
  NumberField,
  RowField,
  TextareaField,
  TextField,
  UploadField,
} from "payload";
import type { ZodType } from "zod";
import { text } from "../content-api/list-published.ts";
import { joinLines, linesRule, rule, splitLines, validator } from "../fields/validator.ts";
import type { Message } from "../i18n/translate.ts";
import { refuseNameInCaption } from "../media/pupil-names.ts";
import type { Conversion } from "./field-values.ts";

/** Fields of the settings pages of "Your school". Maximum lengths are those of the content API. */

type Options = {
  hint?: string | Record<string, string>;
  isOptional?: boolean;
  placeholder?: string;
  path?: string;
};

const getAdmin = ({ hint, placeholder }: Options) => ({
  admin: { ...(hint && { description: hint }), ...(placeholder && { placeholder }) },
});

const basics = (name: string, label: string, { path, ...more }: Options) => ({
  name,
  label,
  required: !more.isOptional,
  ...getAdmin(more),
  ...(path && { custom: { path } satisfies Conversion }),
});

export const validText = (
  name: string,
  label: string,
  validate: ReturnType<typeof rule>,
  more: Options = {},
): TextField => ({ ...basics(name, label, more), type: "text", validate });

export const plainText = (
  name: string,
  label: string,
  maxLength: number,
  more: Options = {},
): TextField => ({ ...basics(name, label, more), type: "text", maxLength });

export const pictureCaption = (name: string, label: string, maxLength: number): TextField => ({
  ...plainText(name, label, maxLength, { isOptional: true }),
  hooks: { beforeChange: [refuseNameInCaption] },
});

const named = factNames.map((name) => `{${name}}`).join(", ");

/** A text that may contain facts by name, such as {founded}. */
export const factText = (
  name: string,
  label: string,
  maxLength: number,
  more: Options = {},
): TextField | TextareaField => ({
  ...basics(name, label, more),
  // Both types have these properties.
  type: (maxLength > 100 ? "textarea" : "text") as "text",
  validate: rule(more.isOptional ? optionalTemplate(maxLength) : template(maxLength), {
    phrase: "Please use at most {most} characters and only these placeholders: {names}.",
    values: { most: maxLength, names: named },
  }),
});

const addresses = addressNames.map((name) => `{${name}}`).join(", ");
const linkMessage: Message = {
  phrase:
    "Please enter a URL that starts with https:// or / (a page of this website), or one of {addresses}.",
  values: { addresses },
};

export const linkTo = (name: string, label: string, more: Options = {}): TextField =>
  validText(name, label, rule(more.isOptional ? optionalPlace : placeSchema, linkMessage), more);

/** A list in the content API, and one line of text for each item in the form. */
export const lines: Conversion = {
  toForm: (value) => joinLines(value as string[]),
  toPart: (stored) => splitLines(stored as string),
};

export const textLines = (
  name: string,
  label: string,
  maxLines: number,
  each: ZodType,
  message: Message,
  { path, ...admin }: { path?: string; description?: string; rows?: number } = {
    description: "One per line.",
  },
): TextareaField => ({
  name,
  label,
  type: "textarea",
  required: true,
  validate: linesRule(maxLines, each, message),
  admin,
  custom: { ...lines, ...(path && { path }) },
});

export const checkbox = (name: string, label: string, more: Options = {}): CheckboxField => ({
  name,
  label,
  type: "checkbox",
  ...getAdmin(more),
});

export const year = (name: string, label: string, more: Options = {}): NumberField => ({
  ...basics(name, label, more),
  type: "number",
  min: 1000,
  max: 2999,
});

export const days = (label: string): NumberField => ({
  ...basics("days", label, {}),
  type: "number",
  min: 1,
  max: 90,
});

export function inRow(...fields: readonly Field[]): RowField {
  const width = `${Math.floor(100 / fields.length)}%`;
  const row = fields.map((field) => ({ ...field, admin: { width, ...field.admin } }));
  // Spreading a union loses its discriminant.
  return { type: "row", fields: row as RowField["fields"] };
}

export const list = (
  name: string,
  label: string,
  [singular, plural]: readonly [string, string],
  fields: Field[],
  { min = 0, max, isOpen = false }: { min?: number; max: number; isOpen?: boolean },
): ArrayField => ({
  name,
  label,
  labels: { singular, plural },
  type: "array",
  ...(min > 0 && { required: true, minRows: min }),
  maxRows: max,
  admin: { initCollapsed: !isOpen },
  fields,
});

const ownPictures = sitePictures
  .filter(({ name }) => !/-(tall|wide)$/.test(name))
  .map(({ name, caption }) => ({ value: name, label: `${caption} (${name})` }));

export const picture = (label = "Image", usual = "school-noon", name = "picture"): RowField =>
  inRow(
    {
      name,
      label,
      type: "upload",
      relationTo: "media",
      custom: {
        toPart: (file, form, nameOf) => nameOf("media", file) ?? (form["ownPicture"] || usual),
      } satisfies Conversion,
    },
    {
      name: "ownPicture",
      label: "Or a built-in image",
      type: "select",
      options: ownPictures,
      custom: { path: name, isOnlyInForm: true } satisfies Conversion,
    },
  );

export const upload = (
  name: string,
  label: string,
  relationTo: "media" | "documents",
  more: Options = {},
): UploadField => ({ name, label, type: "upload", relationTo, ...getAdmin(more) });

export function document(name: string, label: string, schema: ZodType = address): RowField {
  const file = `${name}File`;
  return inRow(
    {
      ...upload(file, label, "documents"),
      custom: { isOnlyInForm: true } satisfies Conversion,
    },
    {
      name,
      label: "Or a URL",
      type: "text",
      validate: validator(
        (value, { siblingData }: { siblingData: object }) =>
          Boolean(Object(siblingData)[file]) ||
          schema.safeParse(value ?? "").success ||
          "Please choose a document, or enter a URL that starts with https:// or /.",
      ),
      custom: {
        toPart: (url, form, nameOf) => {
          const uploaded = nameOf("documents", form[file]);
          return uploaded ? imagePath(uploaded) : text(url as string | null);
        },
      } satisfies Conversion,
    },
  );
}
