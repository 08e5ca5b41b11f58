import { createHash } from "node:crypto";
import { createImageWorker, type ImageWorker } from "../server/images/image-worker.ts";
import type { Site } from "../server/index.ts";
import { startSite } from "../server/start-site.ts";

/** What this program is told by whoever started it. */
type Order = { id: number } & (
  | { order: "start"; environment: Record<string, string> }
  | { order: "stop" }
);

// Runs many sites in one process, each as `main.ts` would: what a start costs is the process, not the site.
const running = new Map<number, Site>();
const tell = (id: number, report: "wrote" | "done" | "failed", text = ""): void =>
  void process.send?.({ id, report, text });

const pictureWorker = remembering(createImageWorker());

async function start(id: number, environment: Record<string, string>): Promise<void> {
  const write = (text: string) => tell(id, "wrote", text);
  running.set(id, await startSite(environment, { write }, { pictureWorker }));
}

/** Makes no picture twice that another site has had made of the same bytes. */
function remembering(worker: ImageWorker): ImageWorker {
  const made = new Map<string, Promise<Buffer>>();
  return {
    ...worker,
    render: (bytes, kind, variant) => {
      const digest = createHash("sha256").update(bytes).digest("hex");
      const key = JSON.stringify([digest, kind, variant]);
      const known = made.get(key) ?? worker.render(bytes, kind, variant);
      made.set(key, known);
      return known;
    },
  };
}

async function stop(id: number): Promise<void> {
  await running.get(id)?.close();
  running.delete(id);
}

process.on("message", (told: Order) => {
  const { id } = told;
  const work = told.order === "start" ? start(id, told.environment) : stop(id);
  work.then(
    () => tell(id, "done"),
    (error: unknown) => tell(id, "failed", String(error)),
  );
});
process.on("disconnect", () => process.exit(0));
