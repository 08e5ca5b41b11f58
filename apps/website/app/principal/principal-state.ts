import type { MessageView } from "./read-messages.ts";

/** The state of the message: from the server, or later from the browser. */
export type PrincipalState =
  | { state: "late" }
  | { state: "failed" }
  | { state: "good"; messages: MessageView[] };
