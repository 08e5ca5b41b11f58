// Runs in a separate process: decoders of untrusted images may crash, hang or leak memory.
import { setPriority } from "node:os";
import { paintCard } from "../cards/paint-card.ts";
import type { Job, Outcome } from "./image-worker.ts";
import { readPhotoFacts } from "./photo-facts.ts";
import { paintIcon, renderVariant } from "./render-image.ts";
import { UnusableImageError } from "./unusable-image-error.ts";

function perform(job: Job) {
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength);
  if (job.task === "facts") return readPhotoFacts(bytes);
  if (job.task === "card") return paintCard(bytes, job.card);
  if (job.task === "icon") return paintIcon(bytes, job.shape);
  return renderVariant(bytes, job.kind, job.variant, job.prohibitsMining);
}

// The parent may have exited; then no response is needed.
const respond = (outcome: Outcome) => process.connected && process.send?.(outcome);

process.on("message", (job: Job) => {
  perform(job).then(
    (result) => respond({ result }),
    (error: unknown) => {
      if (!(error instanceof UnusableImageError)) throw error;
      respond({ unusable: error.reason });
    },
  );
});

// Ends only when the site ends: a signal to both must not interrupt images that are still awaited.
process.on("disconnect", () => process.exit(0));
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

// Lower priority than the pages.
setPriority(5);
