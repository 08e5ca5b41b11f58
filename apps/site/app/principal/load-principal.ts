import type { Reader } from "../../content/reader.ts";
import type { PrincipalState } from "./principal-state.ts";
import { readMessages } from "./read-messages.ts";

/** What the server can say of the principal's message within its budget. */
export async function loadPrincipal(reader: Reader): Promise<PrincipalState> {
  const reading = await reader.list("principalMessages");
  if (reading.state === "good") return { state: "good", messages: readMessages(reading.value) };
  return { state: reading.state };
}
