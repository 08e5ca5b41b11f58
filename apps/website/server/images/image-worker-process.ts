// Runs in a separate process: decoders of untrusted images may crash, hang or hold on to memory.
import { setPriority } from "node:os";
import { paintCard } from "../cards/paint-card.ts";
import type { Job, Outcome } from "./image-worker.ts";
import { readPhotoFacts } from "./photo-facts.ts";
import { paintIcon, renderVariant, UnusableImageError } from "./render-image.ts";

function perform(job: Job) {
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength);
  if (job.task === "facts") return readPhotoFacts(bytes);
  if (job.task === "card") return paintCard(bytes, job.card);
  if (job.task === "icon") return paintIcon(bytes, job.shape);
  return renderVariant(bytes, job.kind, job.variant);
}

// The parent may have ended already.
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

// It ends when the site ends, and not before: a signal to both must not cut images that are still awaited.
process.on("disconnect", () => process.exit(0));
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

// Pages come first.
setPriority(5);
