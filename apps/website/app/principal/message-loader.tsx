import { FullMessages } from "./full-messages.tsx";
import { PrincipalContent } from "./principal-content.tsx";
import { useFetchedPrincipal } from "./use-fetched-principal.ts";

export default function MessageLoader({ school }: { school: string }) {
  return (
    <PrincipalContent principal={useFetchedPrincipal()}>
      {(messages) => <FullMessages messages={messages} school={school} />}
    </PrincipalContent>
  );
}
