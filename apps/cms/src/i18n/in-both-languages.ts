import type { Block, CollectionConfig, Field, GlobalConfig } from "payload";
import { toWords } from "payload/shared";
import { translateTo } from "./translate.ts";

type Labelled = Record<string, unknown>;

const toHindi = translateTo("hi");

/** A text in both languages; any other value is unchanged. */
const both = (text: unknown): unknown =>
  typeof text === "string" ? { en: text, hi: toHindi(text) } : text;

/** Translates the labels, descriptions and validation messages of a collection. */
export function collectionInBoth(collection: CollectionConfig): CollectionConfig {
  const { labels, admin, fields } = collection;
  return {
    ...collection,
    ...(labels && { labels: { singular: both(labels.singular), plural: both(labels.plural) } }),
    admin: { ...admin, group: both(admin?.group), description: both(admin?.description) },
    fields: fieldsInBoth(fields),
  } as CollectionConfig;
}

/** The same for a global. */
export const globalInBoth = ({ label, admin, fields, ...rest }: GlobalConfig): GlobalConfig =>
  ({
    ...rest,
    label: both(label),
    admin: { ...admin, group: both(admin?.group), description: both(admin?.description) },
    fields: fieldsInBoth(fields),
  }) as GlobalConfig;

/** The same for a block of the rich text editor. */
export const blockInBoth = ({ labels, fields, ...rest }: Block): Block =>
  ({
    ...rest,
    labels: { singular: both(labels?.singular), plural: both(labels?.plural) },
    fields: fieldsInBoth(fields),
  }) as Block;

/** The same for fields, including nested ones. */
const fieldsInBoth = (fields: readonly Field[]): Field[] =>
  // Each member of the union keeps its type; only its texts become pairs.
  fields.map((field) => inBoth(field as unknown as Labelled) as unknown as Field);

function inBoth(field: Labelled): Labelled {
  const { label, labels, admin, options, fields, validate, name } = field;
  const texts: Labelled = Object(admin ?? {});
  return {
    ...field,
    ...labelOf(field.type, label, name),
    ...(labels !== undefined && { labels: mapped(Object(labels), both) }),
    ...(admin !== undefined && {
      admin: {
        ...texts,
        ...("description" in texts && { description: both(texts.description) }),
        ...("placeholder" in texts && { placeholder: both(texts.placeholder) }),
      },
    }),
    ...(Array.isArray(options) && { options: options.map(optionInBoth) }),
    ...(Array.isArray(fields) && { fields: fieldsInBoth(fields) }),
    ...(typeof validate === "function" && { validate: inOwnLanguage(validate as Validate) }),
  };
}

/** Without a label, Payload would derive an English one from the name. */
function labelOf(type: unknown, label: unknown, name: unknown): Labelled {
  if (label === false || type === "row" || (type === "ui" && label === undefined)) return {};
  return { label: both(label ?? toWords(String(name))) };
}

const optionInBoth = (option: unknown): unknown =>
  typeof option === "string"
    ? { label: both(option), value: option }
    : { ...Object(option), label: both(Object(option).label) };

const mapped = (all: Labelled, change: (value: unknown) => unknown): Labelled =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));

type Validate = (value: unknown, about: { req?: { i18n?: { language?: string } } }) => unknown;

/** Translates the error messages of a validation into the user's language. */
const inOwnLanguage =
  (validate: Validate): Validate =>
  async (value, about) => {
    const answer = await validate(value, about);
    return typeof answer === "string" ? translateTo(about.req?.i18n?.language)(answer) : answer;
  };
