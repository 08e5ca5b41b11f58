import type { FormState } from "payload";
import { isSame } from "./is-same-value.ts";

type Asked = { data?: unknown; formState?: FormState; renderAllFields?: boolean };

/**
 * What a form may take of an answer about its state. Somebody has gone on typing while the answer was on its way: it
 * may say what is wrong and what is to be shown, but put nothing in the place of what was typed since.
 *
 * `given` holds the fields of new lines that earlier answers have brought, and grows with each answer.
 */
export function keepNewerInput(state: FormState, asked: Asked, given: Set<string>): FormState {
  if (asked.renderAllFields || !asked.formState) return state;
  const sent = asked.formState;
  const isSaved = asked.data !== undefined;
  const kept = Object.entries(state).map(([path, field]) => {
    const { addedByServer, value, initialValue, rows, ...rest } = field;
    const isGiven = addedByServer && !isNew(path, state, given);
    const isSent = isSaved && path in sent && isSame(sent[path]?.value, value);
    return [
      path,
      {
        ...rest,
        ...(addedByServer && !isGiven && { addedByServer }),
        ...(!isGiven && !isSent && { value, initialValue }),
        ...(rows && { rows: rows.map(withoutShutting) }),
      },
    ] as const;
  });
  return Object.fromEntries(kept);
}

type Row = NonNullable<FormState[string]["rows"]>[number];

/** The user decides whether a row is open. */
const withoutShutting = ({ collapsed: _, ...row }: Row): Row => row;

/** A request that was sent before the last response arrived is answered as if nothing had been typed since. */
function isNew(path: string, state: FormState, given: Set<string>): boolean {
  const line = /^(.*)\.(\d+)\.([^.]+)$/.exec(path);
  const id = line && state[line[1] ?? ""]?.rows?.[Number(line[2])]?.id;
  if (!id) return true;
  const field = `${id}.${line[3]}`;
  if (given.has(field)) return false;
  given.add(field);
  return true;
}
