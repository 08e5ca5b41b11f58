import type { PrincipalMessage } from "@manor/content-api";
import type { Reader } from "../../content/content.ts";
import {
  type MessageView,
  type PrincipalState,
  readMessages,
} from "../../model/principal-messages.ts";
import { createTranslate } from "../../model/texts/create-translate.ts";
import type { Language } from "../../model/texts/languages.ts";

/** Caches the parsed markup of each CMS response. */
const cache = new WeakMap<readonly PrincipalMessage[], MessageView[]>();

export async function loadPrincipal(reader: Reader, language: Language): Promise<PrincipalState> {
  const reading = await reader.list("principalMessages");
  if (reading.state !== "good") return { state: reading.state };
  const messages =
    cache.get(reading.value) ?? readMessages(reading.value, createTranslate(language));
  cache.set(reading.value, messages);
  return { state: "good", messages };
}
