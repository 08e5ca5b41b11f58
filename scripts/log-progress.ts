const started = performance.now();

/** One line of progress for people, with the seconds since the start. */
export function logProgress(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(3);
  process.stdout.write(`[${seconds} s] ${text}\n`);
}
