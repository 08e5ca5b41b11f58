/** Works once the browser has painted the frame that is due: for what a press need not wait for. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
