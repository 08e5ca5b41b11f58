const started = performance.now();

/** Prints a line with the seconds since the start. */
export function logProgress(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(3);
  process.stdout.write(`[${seconds} s] ${text}\n`);
}
