/** A text field of a posted form; "" when it is missing or not a string. */
export function getText(typed: object, name: string): string {
  const value: unknown = Object.entries(typed).find(([known]) => known === name)?.[1];
  return typeof value === "string" ? value : "";
}
