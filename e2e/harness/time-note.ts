import { appendFileSync } from "node:fs";

type Wait = "starts of sites" | "starts of content hosts" | "waits for publishing";

/** Notes how long the harness waited for something; the test run's table sums the notes in its foot. */
export async function timed<T>(what: Wait, work: () => Promise<T>): Promise<T> {
  const file = process.env["TIME_NOTES"];
  const started = performance.now();
  try {
    return await work();
  } finally {
    if (file)
      appendFileSync(file, `${JSON.stringify({ what, ms: performance.now() - started })}\n`);
  }
}
