import { RefusalError } from "../i18n/refusal-error.ts";
import { createWorkerTask, WorkerLimitError } from "../workers/create-worker-task.ts";
import type { PdfProblem } from "./check-pdf.ts";
import type { DocumentKind } from "./document-types.ts";

type CheckedDocument = DocumentKind & { pdfProblems: PdfProblem[] };

const checkInWorker = createWorkerTask<Uint8Array, CheckedDocument | undefined>({
  module: "./document-worker.ts",
  base: import.meta.url,
  // A PDF of 30 MB takes about a second.
  timeoutMs: 20_000,
  maxMemoryMb: 256,
});

/** `undefined` for a type that is not accepted. Rejects with RefusalError above the time or memory limit. */
export async function checkDocument(bytes: Uint8Array): Promise<CheckedDocument | undefined> {
  try {
    return await checkInWorker(bytes);
  } catch (error) {
    if (!(error instanceof WorkerLimitError)) throw error;
    throw new RefusalError(
      "This file was not saved, because checking it takes too long. Please save it again from the program that made it.",
    );
  }
}
