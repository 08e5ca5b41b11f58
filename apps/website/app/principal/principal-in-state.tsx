import type { ReactNode } from "react";
import { MessagePhoto } from "./message.tsx";
import type { PrincipalState } from "./principal-state.ts";
import type { ShownMessage } from "./read-messages.ts";

/** The texts of the specification (R50). */
const words = {
  loading: "Loading principal's message...",
  noItem: "No message found for Principal.",
  failed: "Failed to load principal message.",
};

type PrincipalInStateProps = {
  principal: PrincipalState;
  /** Renders the messages; there is at least one. */
  children: (messages: ShownMessage[]) => ReactNode;
};

/** The principal's message in each of its states (spec section 4). */
export function PrincipalInState({ principal, children }: PrincipalInStateProps) {
  if (principal.state !== "good") {
    return (
      <div className="principal__message">
        <MessagePhoto photo="" />
        <p className="principal__words" role="status">
          {principal.state === "late" ? words.loading : words.failed}
        </p>
      </div>
    );
  }
  if (principal.messages.length === 0) {
    return <p className="principal__words">{words.noItem}</p>;
  }
  return children(principal.messages);
}
