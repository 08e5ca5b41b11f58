import type { PrincipalMessage } from "@manor/content-api";
import type { Reader } from "../../content/reader.ts";
import {
  type MessageView,
  type PrincipalState,
  readMessages,
} from "../../model/principal-messages.ts";

/** Caches the parsed markup of each CMS response. */
const cache = new WeakMap<readonly PrincipalMessage[], MessageView[]>();

export async function loadPrincipal(reader: Reader): Promise<PrincipalState> {
  const reading = await reader.list("principalMessages");
  if (reading.state !== "good") return { state: reading.state };
  const messages = cache.get(reading.value) ?? readMessages(reading.value);
  cache.set(reading.value, messages);
  return { state: "good", messages };
}
