import { useEffect, useState } from "react";
import type { PrincipalState } from "../../model/principal-messages.ts";
import { useLanguage } from "../language/use-language.ts";
import { fetchMessages } from "./fetch-messages.ts";

/** Fetches the messages in the browser when the server had none in time (R50). */
export function useFetchedPrincipal(): PrincipalState {
  const { t, language } = useLanguage();
  const [principal, setPrincipal] = useState<PrincipalState>({ state: "late" });
  useEffect(() => {
    const controller = new AbortController();
    fetchMessages(controller.signal, t, language).then(
      (messages) => setPrincipal({ state: "good", messages }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn(error);
        setPrincipal({ state: "failed" });
      },
    );
    return () => controller.abort();
  }, [t, language]);
  return principal;
}
