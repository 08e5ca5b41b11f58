import { useEffect, useState } from "react";
import { askMessages } from "./ask-messages.ts";
import type { PrincipalState } from "./principal-state.ts";

/** The message where the host was late: the browser asks and shows what comes (R50). */
export function useLatePrincipal(): PrincipalState {
  const [principal, setPrincipal] = useState<PrincipalState>({ state: "late" });
  useEffect(() => {
    const stop = new AbortController();
    askMessages(stop.signal).then(
      (messages) => setPrincipal({ state: "good", messages }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn(error);
        setPrincipal({ state: "failed" });
      },
    );
    return () => stop.abort();
  }, []);
  return principal;
}
