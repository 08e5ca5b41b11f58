import type { SanitizedConfig } from "payload";
import { en } from "payload/i18n/en";
import { payloadHindi } from "./hindi/payload.ts";

type Texts = { readonly [name: string]: Texts | string };

/** The languages of the admin. Payload has no Hindi: missing texts fall back to English. */
export const languages = {
  en,
  hi: { ...en, translations: merged(en.translations, payloadHindi) },
};

/** Adds Hindi to the rich text editor, whose texts come with the finished configuration. */
export async function withHindi(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building;
  const translations: Record<string, unknown> = config.i18n.translations;
  translations.hi = merged(Object(translations.en), payloadHindi);
  return config;
}

function merged<T extends Texts>(first: T, second: Texts): T {
  const all: Record<string, Texts | string> = { ...first };
  for (const [name, text] of Object.entries(second)) {
    all[name] = typeof text === "string" ? text : merged(Object(all[name] ?? {}), text);
  }
  return all as T;
}
