import { HeldMessages } from "@manor/content-api/held-message";
import type { Payload } from "payload";
import { config } from "../config.ts";
import { readErasedSenders } from "../withdrawals/erased-senders.ts";
import { rememberHeld } from "./held-messages.ts";
import { problem } from "./problem.ts";
import { readJson } from "./request.ts";

/** Names the held messages whose sender's data were erased after they were accepted (decision 043). */
export async function handleErasedMessages(payload: Payload, request: Request): Promise<Response> {
  const body = await readJson(request);
  if (body instanceof Response) return body;
  const held = HeldMessages.safeParse(body);
  if (!held.success) return problem(422, "This is not a list of held messages.");
  const isErased = readErasedSenders(config.dataDir, payload.secret);
  const { messages } = held.data;
  const toDelete = messages.filter(({ addresses, since }) =>
    addresses.some((email) => isErased(email, since)),
  );
  const others = messages.filter((message) => !toDelete.includes(message));
  await rememberHeld(others, Date.now());
  const erased = toDelete.map(({ name }) => name);
  return Response.json({ erased }, { headers: { "cache-control": "no-store" } });
}
