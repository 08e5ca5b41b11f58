"use client";

import { ServerFunctionsContext, useServerFunctions } from "@payloadcms/ui";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { keepNewerInput } from "./keep-newer-input.ts";

type FormStates = ReturnType<typeof useServerFunctions>["getFormState"];

/** Payload's form asks after this pause; what was changed within it has not been asked about. */
const pauseMs = 300;
/** Whoever writes on asks again by that. */
const longestMs = 2_000;

/** Stands between the forms of the admin panel and the host's answers, so that no late answer replaces newer words. */
export function FormStateProvider({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const ask = functions.getFormState;
  const given = useRef(new Set<string>());
  const waitForPause = usePause();

  const getFormState: FormStates = useCallback(
    async (asked) => {
      const answer = await ask(asked);
      if (!answer || !("state" in answer) || !answer.state) return answer;
      // A form that takes an answer counts what changed just before it as asked about, and never asks.
      if (asked.formState && asked.data === undefined) await waitForPause();
      return { ...answer, state: keepNewerInput(answer.state, asked, given.current) };
    },
    [ask, waitForPause],
  );
  const all = useMemo(() => ({ ...functions, getFormState }), [functions, getFormState]);
  return <ServerFunctionsContext value={all}>{children}</ServerFunctionsContext>;
}

/** Resolves when nobody has touched the screen for a moment. */
function usePause(): () => Promise<void> {
  const last = useRef(0);
  useEffect(() => {
    const note = () => {
      last.current = performance.now();
    };
    const acts = ["keydown", "click", "input"] as const;
    for (const act of acts) window.addEventListener(act, note, true);
    return () => {
      for (const act of acts) window.removeEventListener(act, note, true);
    };
  }, []);
  return useCallback(async () => {
    const end = performance.now() + longestMs;
    for (;;) {
      const now = performance.now();
      const left = Math.min(last.current + pauseMs, end) - now;
      if (left <= 0) return;
      await new Promise((over) => setTimeout(over, left));
    }
  }, []);
}
