import type { Client } from "@manor/content-api";
import { createPageCards } from "./cards/page-cards.ts";
import { createEmblemFiles } from "./emblem/emblem-files.ts";
import { createOwnEmblem } from "./emblem/own-emblem.ts";
import type { ImageWorker } from "./images/image-worker.ts";
import { createSampleDocuments } from "./sample-documents.ts";
import type { WorkAllowance } from "./visitors/work-allowance.ts";

/** What is drawn for a school that is not the sample: the cards of its pages and its signs; what is the sample's alone is not shown. */
export function createOwnDrawings(client: Client, worker: ImageWorker, allowance: WorkAllowance) {
  const emblem = createOwnEmblem(client, worker);
  const steps = {
    sampleDocuments: createSampleDocuments(),
    pageCards: createPageCards({ worker, allowance, emblem }),
    emblemFiles: createEmblemFiles(emblem),
  };
  return { emblem, steps };
}
