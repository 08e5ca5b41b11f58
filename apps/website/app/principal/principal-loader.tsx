import PrincipalCarousel from "./principal-carousel.tsx";
import { HomeMessages, PrincipalContent } from "./principal-content.tsx";
import { useFetchedPrincipal } from "./use-fetched-principal.ts";

export default function PrincipalLoader({ school }: { school: string }) {
  return (
    <PrincipalContent principal={useFetchedPrincipal()}>
      {(messages) => (
        <HomeMessages messages={messages} school={school} Carousel={PrincipalCarousel} />
      )}
    </PrincipalContent>
  );
}
