import { BadResponseError } from "./errors.ts";

export const asJson = (body: object, headers?: Record<string, string>): RequestInit => ({
  headers: { "content-type": "application/json", accept: "application/json", ...headers },
  body: JSON.stringify(body),
});

/** Twice the events of the largest school. Parsing millions would block the process for half a minute. */
const MAX_RECORDS = 200_000;

export function parseJson(path: string, body: string): unknown {
  if (containsMoreThan(MAX_RECORDS, "{", body) || containsMoreThan(5 * MAX_RECORDS, "[", body))
    throw new BadResponseError(path, `it contains more than ${MAX_RECORDS} records`);
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new BadResponseError(path, "it is not JSON", cause);
  }
}

/** Counts in the text itself, because JSON.parse allocates memory for every record. */
function containsMoreThan(max: number, character: string, text: string): boolean {
  let found = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) {
    found += 1;
    if (found > max) return true;
  }
  return false;
}
