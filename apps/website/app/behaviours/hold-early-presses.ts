/**
 * A button that is pressed while the script of its part is still on its way waits for that script, and then
 * counts as often as it was pressed. If the script cannot come, the button does what it does without one.
 * `starting` gives the promise of a part that is not at work yet.
 */
export function holdEarlyPresses(
  starting: (place: HTMLElement) => Promise<void> | undefined,
): void {
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const place = button?.closest<HTMLElement>("[data-behaviour]");
    const start = place && starting(place);
    if (!button || !start) return;
    event.preventDefault();
    event.stopPropagation();
    const press = () => button.click();
    start.then(press, press);
  };
  document.addEventListener("click", hold, { capture: true });
}
