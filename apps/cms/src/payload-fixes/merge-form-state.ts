import type { FormState } from "payload";

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
