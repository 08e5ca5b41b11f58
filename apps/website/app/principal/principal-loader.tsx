import { useEffect, useState } from "react";
import { fetchMessages } from "./fetch-messages.ts";
import { FullMessages } from "./full-messages.tsx";
import { HomeMessages } from "./home-messages.tsx";
import PrincipalCarousel from "./principal-carousel.tsx";
import { PrincipalContent } from "./principal-content.tsx";
import type { PrincipalState } from "./read-messages.ts";

type PrincipalLoaderProps = { school: string; isHome: boolean };

/** Fetches the messages in the browser when the server had none in time (R50). */
export default function PrincipalLoader({ school, isHome }: PrincipalLoaderProps) {
  return (
    <PrincipalContent principal={useFetchedPrincipal()}>
      {(messages) =>
        isHome ? (
          <HomeMessages messages={messages} school={school} Carousel={PrincipalCarousel} />
        ) : (
          <FullMessages messages={messages} school={school} />
        )
      }
    </PrincipalContent>
  );
}

function useFetchedPrincipal(): PrincipalState {
  const [principal, setPrincipal] = useState<PrincipalState>({ state: "late" });
  useEffect(() => {
    const controller = new AbortController();
    fetchMessages(controller.signal).then(
      (messages) => setPrincipal({ state: "good", messages }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn(error);
        setPrincipal({ state: "failed" });
      },
    );
    return () => controller.abort();
  }, []);
  return principal;
}
