/** Runs work after the next paint, so that it does not delay the response to an input. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
