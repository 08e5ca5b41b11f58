/** Buttons, and links that a script opens in place. */
const REPLAYED = "button, [data-photo]";

/**
 * Replays clicks on a button or photo whose script is still loading: waits for the script, then clicks as often as
 * the visitor did. When the script fails to load, it does what it does without JavaScript.
 * `getStart` returns the promise of a part that has not started yet.
 */
export function replayClicks(getStart: (root: HTMLElement) => Promise<void> | undefined): void {
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest<HTMLElement>(REPLAYED) : null;
    const root = pressed?.closest<HTMLElement>("[data-enhancement]");
    // With one of these keys a link opens elsewhere.
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const start = root && isPlain && getStart(root);
    if (!pressed || !start) return;
    event.preventDefault();
    event.stopPropagation();
    const click = () => pressed.click();
    start.then(click, click);
  };
  document.addEventListener("click", onClick, { capture: true });
}
