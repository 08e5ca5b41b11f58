import type { PrincipalMessage } from "@manor/content-api";
import type { Reader } from "../../content/reader.ts";
import type { PrincipalState } from "./principal-state.ts";
import { readMessages, type ShownMessage } from "./read-messages.ts";

/** Their markup is read once for each answer of the CMS. */
const read = new WeakMap<readonly PrincipalMessage[], ShownMessage[]>();

/** What the server can say of the principal's message within its budget. */
export async function loadPrincipal(reader: Reader): Promise<PrincipalState> {
  const reading = await reader.list("principalMessages");
  if (reading.state !== "good") return { state: reading.state };
  const messages = read.get(reading.value) ?? readMessages(reading.value);
  read.set(reading.value, messages);
  return { state: "good", messages };
}
