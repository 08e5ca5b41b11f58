import { useEffect, useState } from "react";
import type { PrincipalState } from "../../model/principal-messages.ts";
import { useText } from "../language/use-text.ts";
import { fetchMessages } from "./fetch-messages.ts";

/** Fetches the messages in the browser when the server had none in time (R50). */
export function useFetchedPrincipal(): PrincipalState {
  const t = useText();
  const [principal, setPrincipal] = useState<PrincipalState>({ state: "late" });
  useEffect(() => {
    const controller = new AbortController();
    fetchMessages(controller.signal, t).then(
      (messages) => setPrincipal({ state: "good", messages }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn(error);
        setPrincipal({ state: "failed" });
      },
    );
    return () => controller.abort();
  }, [t]);
  return principal;
}
