/**
 * Replays clicks on a button whose script is still loading: waits for the script, then clicks as often as the
 * visitor did. When the script fails to load, the button does what it does without JavaScript.
 * `getStart` returns the promise of a part that has not started yet.
 */
export function replayClicks(getStart: (root: HTMLElement) => Promise<void> | undefined): void {
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const root = button?.closest<HTMLElement>("[data-enhancement]");
    const start = root && getStart(root);
    if (!button || !start) return;
    event.preventDefault();
    event.stopPropagation();
    const click = () => button.click();
    start.then(click, click);
  };
  document.addEventListener("click", onClick, { capture: true });
}
