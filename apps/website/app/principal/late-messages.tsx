import { PrincipalInState } from "./principal-in-state.tsx";
import { useLatePrincipal } from "./use-late-principal.ts";
import { WholeMessages } from "./whole-messages.tsx";

/** Rendered on the page when the CMS was late. */
export default function LateMessages({ school }: { school: string }) {
  return (
    <PrincipalInState principal={useLatePrincipal()}>
      {(messages) => <WholeMessages messages={messages} school={school} />}
    </PrincipalInState>
  );
}
