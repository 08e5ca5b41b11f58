/** The text of a label, which is a string or has one string per language. */
export function getLabel(label: unknown, language: string | undefined): string {
  if (typeof label === "string") return label;
  const each: Record<string, unknown> = Object(label ?? {});
  return String(each[language ?? "en"] ?? each.en ?? "");
}
