/** Says what a sighted visitor sees from the browser: the link opens beside this page. */
export function NewTab() {
  return <span className="visually-hidden"> (opens in a new tab)</span>;
}
