import type { Block, CollectionConfig, Field, GlobalConfig } from "payload";
import { toWords } from "payload/shared";
import { translateTo } from "./translate.ts";

type Labelled = Record<string, unknown>;

const toHindi = translateTo("hi");

/** A text of the configuration as `{ en, hi }`; other values stay the same. */
const localize = (text: unknown): unknown =>
  typeof text === "string" ? { en: text, hi: toHindi(text) } : text;

/** Labels, descriptions and validation messages of a collection in English and Hindi. */
export function localizeCollection(collection: CollectionConfig): CollectionConfig {
  const { labels, admin, fields } = collection;
  return {
    ...collection,
    ...(labels && {
      labels: { singular: localize(labels.singular), plural: localize(labels.plural) },
    }),
    admin: { ...admin, group: localize(admin?.group), description: localize(admin?.description) },
    fields: localizeFields(fields),
  } as CollectionConfig;
}

/** The same for a global. */
export const localizeGlobal = ({ label, admin, fields, ...rest }: GlobalConfig): GlobalConfig =>
  ({
    ...rest,
    label: localize(label),
    admin: { ...admin, group: localize(admin?.group), description: localize(admin?.description) },
    fields: localizeFields(fields),
  }) as GlobalConfig;

/** The same for a block of the text editor. */
export const localizeBlock = ({ labels, fields, ...rest }: Block): Block =>
  ({
    ...rest,
    labels: { singular: localize(labels?.singular), plural: localize(labels?.plural) },
    fields: localizeFields(fields),
  }) as Block;

const localizeFields = (fields: readonly Field[]): Field[] =>
  // Only texts change, so the cast is safe for each member of the union.
  fields.map((field) => localizeField(field as unknown as Labelled) as unknown as Field);

function localizeField(field: Labelled): Labelled {
  const { label, labels, admin, options, fields, validate, name } = field;
  const texts: Labelled = Object(admin ?? {});
  return {
    ...field,
    ...labelOf(field.type, label, name),
    ...(labels !== undefined && { labels: mapped(Object(labels), localize) }),
    ...(admin !== undefined && {
      admin: {
        ...texts,
        ...("description" in texts && { description: localize(texts.description) }),
        ...("placeholder" in texts && { placeholder: localize(texts.placeholder) }),
      },
    }),
    ...(Array.isArray(options) && { options: options.map(localizeOption) }),
    ...(Array.isArray(fields) && { fields: localizeFields(fields) }),
    ...(typeof validate === "function" && { validate: translateResult(validate as Validate) }),
  };
}

/** Payload derives a missing label from the name, in English only. */
function labelOf(type: unknown, label: unknown, name: unknown): Labelled {
  if (label === false || type === "row" || (type === "ui" && label === undefined)) return {};
  return { label: localize(label ?? toWords(String(name))) };
}

const localizeOption = (option: unknown): unknown =>
  typeof option === "string"
    ? { label: localize(option), value: option }
    : { ...Object(option), label: localize(Object(option).label) };

const mapped = (all: Labelled, change: (value: unknown) => unknown): Labelled =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));

type Validate = (value: unknown, about: { req?: { i18n?: { language?: string } } }) => unknown;

/** Translates the error messages of a validation into the user's language. */
const translateResult =
  (validate: Validate): Validate =>
  async (value, about) => {
    const answer = await validate(value, about);
    return typeof answer === "string" ? translateTo(about.req?.i18n?.language)(answer) : answer;
  };
