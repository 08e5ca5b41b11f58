import { parentPort, workerData } from "node:worker_threads";
import { findPdfProblems } from "./check-pdf.ts";
import { documentKind } from "./document-types.ts";

// The data arrives as a copy of what `checkDocument` sent.
const bytes = workerData as Uint8Array;
const kind = await documentKind(bytes);
const pdfProblems = kind?.extension === "pdf" ? findPdfProblems(bytes) : [];
parentPort?.postMessage(kind && { ...kind, pdfProblems });
