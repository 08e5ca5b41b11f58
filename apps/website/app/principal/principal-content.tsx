import type { ReactNode } from "react";
import { MessagePhoto } from "./message.tsx";
import type { MessageView, PrincipalState } from "./read-messages.ts";

/** The texts of the specification (R50). */
const texts = {
  loading: "Loading principal's message...",
  noItem: "No message found for Principal.",
  failed: "Failed to load principal message.",
};

type PrincipalContentProps = {
  principal: PrincipalState;
  /** Renders the messages; there is at least one. */
  children: (messages: MessageView[]) => ReactNode;
};

/** The principal's message in each of its states (spec section 4). */
export function PrincipalContent({ principal, children }: PrincipalContentProps) {
  if (principal.state !== "good") {
    return (
      <div className="principal__message">
        <MessagePhoto photo="" />
        <p className="principal__words" role="status">
          {principal.state === "late" ? texts.loading : texts.failed}
        </p>
      </div>
    );
  }
  if (principal.messages.length === 0) {
    return <p className="principal__words">{texts.noItem}</p>;
  }
  return children(principal.messages);
}
