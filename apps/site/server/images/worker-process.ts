// Runs in a process of its own: decoders of untrusted pictures may crash, hang or hold on to memory.
import { setPriority } from "node:os";
import { paintCard } from "../cards/paint-card.ts";
import { createLimiter } from "./limiter.ts";
import { paintIcon } from "./paint-icon.ts";
import { type PhotoFacts, readPhotoFacts } from "./photo-facts.ts";
import type { Job, Outcome } from "./picture-worker.ts";
import { isHeavy, renderVariant } from "./render-variant.ts";
import { UnusablePictureError } from "./unusable-picture-error.ts";

// A phone's picture at full size needs some 150 MB while it is made.
const limitHeavy = createLimiter(1, 100);

async function perform(job: Job): Promise<Uint8Array | PhotoFacts> {
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength);
  if (job.task === "facts") return readPhotoFacts(bytes);
  if (job.task === "card") return paintCard(bytes, job.card);
  if (job.task === "icon") return paintIcon(bytes, job.shape);
  const render = () => renderVariant(bytes, job.kind, job.variant);
  return (await isHeavy(bytes, job.variant)) ? limitHeavy(render) : render();
}

function answer(outcome: Outcome): void {
  // The parent may be gone already; then there is nobody to answer.
  if (process.connected) process.send?.(outcome);
}

process.on("message", ({ id, job }: { id: number; job: Job }) => {
  perform(job).then(
    (result) => answer({ id, result }),
    (error: unknown) => {
      if (!(error instanceof UnusablePictureError)) throw error;
      answer({ id, unusable: error.reason });
    },
  );
});

// It goes when the site goes, and not before: a signal to both must not cut pictures that are still awaited.
process.on("disconnect", () => process.exit(0));
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

// Pages come first.
setPriority(5);
