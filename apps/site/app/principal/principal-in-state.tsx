import type { ReactNode } from "react";
import { principalWords } from "../school/words.ts";
import { MessagePhoto } from "./message.tsx";
import type { PrincipalState } from "./principal-state.ts";
import type { ShownMessage } from "./read-messages.ts";

type PrincipalInStateProps = {
  principal: PrincipalState;
  /** How messages stand on this page; there is at least one. */
  children: (messages: ShownMessage[]) => ReactNode;
};

/** The principal's message in each of its states (spec section 4). */
export function PrincipalInState({ principal, children }: PrincipalInStateProps) {
  if (principal.state !== "good") {
    return (
      <div className="principal__message">
        <MessagePhoto photo="" />
        <p className="principal__words" role="status">
          {principal.state === "late" ? principalWords.loading : principalWords.failed}
        </p>
      </div>
    );
  }
  if (principal.messages.length === 0) {
    return <p className="principal__words">{principalWords.noItem}</p>;
  }
  return children(principal.messages);
}
