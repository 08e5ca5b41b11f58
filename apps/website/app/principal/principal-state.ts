import type { ShownMessage } from "./read-messages.ts";

/** What is known of the message: by the server when the page leaves, or later by the browser. */
export type PrincipalState =
  | { state: "late" }
  | { state: "failed" }
  | { state: "good"; messages: ShownMessage[] };
