// Runs in a separate process: decoders of untrusted images may crash, hang or leak memory.
import { setPriority } from "node:os";
import { paintCard } from "../cards/paint-card.ts";
import { paintIcon } from "../emblem/paint-icon.ts";
import { readPhotoFacts, renderVariant } from "./image-processing.ts";
import { UnusableImageError } from "./unusable-image-error.ts";

const tasks = { render: renderVariant, readFacts: readPhotoFacts, paintCard, paintIcon };

export type Tasks = typeof tasks;
/** The arguments of a task; the first one is the image. */
export type Job = { task: keyof Tasks; args: [bytes: Buffer, ...options: unknown[]] };
export type Outcome = { result: unknown } | { unusable: string };

// The parent may have exited; then no response is needed.
const respond = (outcome: Outcome) => process.connected && process.send?.(outcome);

process.on("message", ({ task, args }: Job) => {
  // The parent has checked the arguments against this task.
  const perform = tasks[task] as (...args: Job["args"]) => Promise<unknown>;
  perform(...args).then(
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
