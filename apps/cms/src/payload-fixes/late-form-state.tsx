"use client";

import { ServerFunctionsContext, useServerFunctions } from "@payloadcms/ui";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { mergeFormState } from "./merge-form-state.ts";

type FormStates = ReturnType<typeof useServerFunctions>["getFormState"];

/** Payload requests the form state after this pause; later changes are not part of the request. */
const pauseMs = 300;
/** The longest wait while the user goes on typing. */
const maxWaitMs = 2_000;

/**
 * A late response about the state of a form replaces newer input (https://github.com/payloadcms/payload/issues/17676,
 * pull/17455). This wraps the server functions of all forms; merge-form-state.ts decides what to take of a response.
 */
export function FormStateProvider({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const requestState = functions.getFormState;
  const addedFields = useRef(new Set<string>());
  const waitForPause = usePause();

  const getFormState: FormStates = useCallback(
    async (request) => {
      const isChange = request.formState && request.data === undefined;
      // A late response without validation would remove the errors of a save that failed meanwhile.
      const response = await requestState(
        isChange ? { ...request, skipValidation: false } : request,
      );
      if (!response || !("state" in response) || !response.state) return response;
      // After a response, Payload treats the latest changes as already sent and would never send them.
      if (isChange) await waitForPause();
      return { ...response, state: mergeFormState(response.state, request, addedFields.current) };
    },
    [requestState, waitForPause],
  );
  const all = useMemo(() => ({ ...functions, getFormState }), [functions, getFormState]);
  return <ServerFunctionsContext value={all}>{children}</ServerFunctionsContext>;
}

/** Resolves after a short pause without input. */
function usePause(): () => Promise<void> {
  const last = useRef(0);
  useEffect(() => {
    const recordInput = () => {
      last.current = Number.POSITIVE_INFINITY;
      // Payload's own pause starts when it has rendered the change, which takes long on a busy device.
      requestAnimationFrame(() => setTimeout(() => (last.current = performance.now())));
    };
    const events = ["keydown", "click", "input"] as const;
    for (const act of events) window.addEventListener(act, recordInput, true);
    return () => {
      for (const act of events) window.removeEventListener(act, recordInput, true);
    };
  }, []);
  return useCallback(async () => {
    const end = performance.now() + maxWaitMs;
    for (;;) {
      const now = performance.now();
      const left = Math.min(last.current + pauseMs, end) - now;
      if (left <= 0) return;
      await new Promise((over) => setTimeout(over, left));
    }
  }, []);
}
