import type { Block, CollectionConfig, Field, GlobalConfig } from "payload";
import { toWords } from "payload/shared";
import type { Phrase } from "./hindi.ts";
import { createTranslator, type Message } from "./translate.ts";

type Labelled = Record<string, unknown>;

const toEnglish = createTranslator("en");
const toHindi = createTranslator("hi");

/** A label in both languages. */
export const toLabel = (message: Message): { en: string; hi: string } => ({
  en: toEnglish(message),
  hi: toHindi(message),
});

/** A text in both languages; any other value is unchanged. */
const localize = (text: unknown): unknown =>
  typeof text === "string" ? toLabel(text as Phrase) : text;

/** Translates the labels and descriptions of a collection. */
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

/** The same for a block of the rich text editor. */
export const localizeBlock = ({ labels, fields, ...rest }: Block): Block =>
  ({
    ...rest,
    labels: { singular: localize(labels?.singular), plural: localize(labels?.plural) },
    fields: localizeFields(fields),
  }) as Block;

/** The same for fields, including nested ones. */
const localizeFields = (fields: readonly Field[]): Field[] =>
  // The spread returns the same member of the union; only its texts become pairs.
  fields.map((field) => localizeField(field as unknown as Labelled) as unknown as Field);

function localizeField(field: Labelled): Labelled {
  const { label, labels, admin, options, fields, name } = field;
  const texts: Labelled = Object(admin ?? {});
  return {
    ...field,
    ...createLabel(field.type, label, name),
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
  };
}

/** Without a label, Payload would derive an English one from the name. */
function createLabel(type: unknown, label: unknown, name: unknown): Labelled {
  if (label === false || type === "row" || (type === "ui" && label === undefined)) return {};
  return { label: localize(label ?? toWords(String(name))) };
}

const localizeOption = (option: unknown): unknown =>
  typeof option === "string"
    ? { label: localize(option), value: option }
    : { ...Object(option), label: localize(Object(option).label) };

const mapped = (all: Labelled, change: (value: unknown) => unknown): Labelled =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));
