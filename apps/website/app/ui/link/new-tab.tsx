/** Informs screen reader users that the link opens in a new tab. */
export function NewTab() {
  return <span className="visually-hidden"> (opens in a new tab)</span>;
}
