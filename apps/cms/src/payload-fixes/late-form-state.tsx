"use client";

import { ServerFunctionsContext, useServerFunctions } from "@payloadcms/ui";
import type { FormState } from "payload";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";

type FormStates = ReturnType<typeof useServerFunctions>["getFormState"];

/** Payload requests the form state after this pause; later changes are not part of the request. */
const pauseMs = 300;
/** The longest wait while the user goes on typing. */
const maxWaitMs = 2_000;

/**
 * A late response about the state of a form replaces newer input (https://github.com/payloadcms/payload/issues/17676,
 * pull/17455). This wraps the server functions of all forms; `mergeFormState` decides what to take of a response.
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

type FormStateRequest = { data?: unknown; formState?: FormState; renderAllFields?: boolean };

/**
 * Merges a response about the form state into the form. The user may have typed since the request: errors and
 * visibility are taken, but newer input is not replaced.
 *
 * `addedFields` holds the fields of new rows that earlier responses have added, and grows with each response.
 */
export function mergeFormState(
  state: FormState,
  request: FormStateRequest,
  addedFields: Set<string>,
): FormState {
  if (request.renderAllFields || !request.formState) return state;
  const sent = request.formState;
  const isSaved = request.data !== undefined;
  const merged = Object.entries(state).map(([path, field]) => {
    const { addedByServer, value, initialValue, rows, ...rest } = field;
    const isGiven = addedByServer && !isNew(path, state, addedFields);
    const isSent = isSaved && path in sent && isSame(sent[path]?.value, value);
    return [
      path,
      {
        ...rest,
        ...(addedByServer && !isGiven && { addedByServer }),
        ...(!isGiven && !isSent && { value, initialValue }),
        ...(rows && { rows: rows.map(withoutCollapsed) }),
      },
    ] as const;
  });
  return Object.fromEntries(merged);
}

type Row = NonNullable<FormState[string]["rows"]>[number];

/** The user decides whether a row is open. */
const withoutCollapsed = ({ collapsed: _, ...row }: Row): Row => row;

/** A stale response must not overwrite newer input: its fields count as new only once. */
function isNew(path: string, state: FormState, addedFields: Set<string>): boolean {
  const line = /^(.*)\.(\d+)\.([^.]+)$/.exec(path);
  const id = line && state[line[1] ?? ""]?.rows?.[Number(line[2])]?.id;
  if (!id) return true;
  const field = `${id}.${line[3]}`;
  if (addedFields.has(field)) return false;
  addedFields.add(field);
  return true;
}

/** Whether two form values are equal, ignoring key order and the difference between empty and missing. */
export const isSame = (one: unknown, other: unknown): boolean => toJson(one) === toJson(other);

const toJson = (value: unknown): string =>
  JSON.stringify(value ?? "", (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part) ? sortKeys(part) : part,
  );

const sortKeys = (part: object): object =>
  Object.fromEntries(
    Object.entries(part)
      .filter(([, value]) => value !== null && value !== undefined && value !== "")
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
