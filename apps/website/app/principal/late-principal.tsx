import { HomeMessages } from "./home-messages.tsx";
import PrincipalCarousel from "./principal-carousel.tsx";
import { PrincipalInState } from "./principal-in-state.tsx";
import { useLatePrincipal } from "./use-late-principal.ts";

/** Rendered on home when the CMS was late. */
export default function LatePrincipal({ school }: { school: string }) {
  return (
    <PrincipalInState principal={useLatePrincipal()}>
      {(messages) => (
        <HomeMessages messages={messages} school={school} Carousel={PrincipalCarousel} />
      )}
    </PrincipalInState>
  );
}
