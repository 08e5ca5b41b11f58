import { PrincipalInState } from "./principal-in-state.tsx";
import { useLatePrincipal } from "./use-late-principal.ts";
import { WholeMessages } from "./whole-messages.tsx";

/** Fetches the messages of the principal's page in the browser when the server had none in time. */
export default function LateMessages({ school }: { school: string }) {
  return (
    <PrincipalInState principal={useLatePrincipal()}>
      {(messages) => <WholeMessages messages={messages} school={school} />}
    </PrincipalInState>
  );
}
