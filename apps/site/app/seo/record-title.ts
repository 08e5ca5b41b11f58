/** Title of the one record that a page shows, from what its loader gave; "" when it shows a list or a text. */
export function recordTitle(loaderData: unknown): string {
  const data = asObject(loaderData);
  const record = asObject(data["record"] ?? data["album"] ?? data);
  const { title } = record;
  return typeof title === "string" ? title.trim() : "";
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
