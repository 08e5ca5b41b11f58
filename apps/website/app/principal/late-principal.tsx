import { HomeMessages } from "./home-messages.tsx";
import PrincipalCarousel from "./principal-carousel.tsx";
import { PrincipalInState } from "./principal-in-state.tsx";
import { useLatePrincipal } from "./use-late-principal.ts";

/** Fetches the messages of the home page in the browser when the server had none in time. */
export default function LatePrincipal({ school }: { school: string }) {
  return (
    <PrincipalInState principal={useLatePrincipal()}>
      {(messages) => (
        <HomeMessages messages={messages} school={school} Carousel={PrincipalCarousel} />
      )}
    </PrincipalInState>
  );
}
