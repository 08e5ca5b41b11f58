import { schoolCode } from "../../model/school/school-code.ts";
import { authHeaders } from "./auth-headers.ts";

/** Fetches a call marked with auth with the browser's own credentials (R66). `undefined` when it fails. */
export async function fetchPersonalized<Item>(call: string): Promise<Item[] | undefined> {
  try {
    const response = await fetch(`/api/${call}/${schoolCode}`, { headers: authHeaders() });
    // The site's own /api responds in the shape of the content API.
    return response.ok ? ((await response.json()) as Item[]) : undefined;
  } catch {
    return undefined;
  }
}
