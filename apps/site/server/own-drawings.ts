import type { Client } from "@manor/contract";
import { createPageCards } from "./cards/page-cards.ts";
import { createPrintedDocuments } from "./documents/printed-documents.ts";
import { createSamplePapers } from "./documents/sample-papers.ts";
import { createEmblemFiles } from "./emblem/emblem-files.ts";
import { createOwnEmblem } from "./emblem/own-emblem.ts";
import type { PictureWorker } from "./images/picture-worker.ts";
import type { WorkAllowance } from "./visitors/work-allowance.ts";

/** What is drawn for a school that is not the sample: its documents, the cards of its pages, its signs; what is the sample's alone is not shown. */
export function createOwnDrawings(client: Client, worker: PictureWorker, allowance: WorkAllowance) {
  const emblem = createOwnEmblem(client, worker);
  const steps = {
    printedDocuments: createPrintedDocuments(emblem),
    samplePapers: createSamplePapers(),
    pageCards: createPageCards({ worker, allowance, emblem }),
    emblemFiles: createEmblemFiles(emblem),
  };
  return { emblem, steps };
}
