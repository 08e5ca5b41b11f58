import type { Block } from "payload";
import { toWords } from "payload/shared";
import type { Phrase } from "./hindi.ts";
import { createTranslator, type Message } from "./translate.ts";

type Labelled = { labels?: object; admin?: object } & Record<string, unknown>;

const adminTexts = ["group", "description", "placeholder"];

const toEnglish = createTranslator("en");
const toHindi = createTranslator("hi");

export const toLabel = (message: Message): { en: string; hi: string } => ({
  en: toEnglish(message),
  hi: toHindi(message),
});

/** Also the labels of fields, their options and the blocks of the rich text editor. */
export function localize<Config extends object>(config: Config): Config {
  const { type, name, label, labels, admin, options, fields }: Labelled = Object(config);
  return {
    ...config,
    ...createLabel(type, label, name),
    ...(labels !== undefined && { labels: translateValues(labels) }),
    ...(admin !== undefined && { admin: translateValues(admin, adminTexts) }),
    ...(Array.isArray(options) && { options: options.map(localizeOption) }),
    ...(Array.isArray(fields) && { fields: fields.map(localize) }),
  };
}

export const localizeBlock = (block: Block): Block => localize(block);

const translate = (text: unknown): unknown =>
  typeof text === "string" ? toLabel(text as Phrase) : text;

const translateValues = (values: object, names = Object.keys(values)): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      names.includes(name) ? translate(value) : value,
    ]),
  );

/** Without a label, Payload would derive an English one from the name. */
function createLabel(type: unknown, label: unknown, name: unknown): object {
  const hasNone = label === undefined && (name === undefined || type === "ui");
  return hasNone || label === false ? {} : { label: translate(label ?? toWords(String(name))) };
}

const localizeOption = (option: unknown): unknown =>
  typeof option === "string"
    ? { label: translate(option), value: option }
    : { ...Object(option), label: translate(Object(option).label) };
