import type { PayloadRequest } from "payload";
import { RefusalError } from "../i18n/refusal-error.ts";

/**
 * Payload fetches a URL in the data of an upload even with `pasteURL: false`, after the hooks that check a file. So an
 * upload without a file is refused.
 */
export function requireFile(operation: string, { file }: PayloadRequest): void {
  if (operation === "create" && !file) throw new RefusalError("Please choose a file.");
}
