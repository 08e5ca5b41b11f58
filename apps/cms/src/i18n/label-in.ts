/** A label of the configuration, which is a text or one text per language. */
export function labelIn(label: unknown, language: string | undefined): string {
  if (typeof label === "string") return label;
  const each: Record<string, unknown> = Object(label ?? {});
  return String(each[language ?? "en"] ?? each.en ?? "");
}
