/** `fill("Photo {n}", { n: 3 })` is "Photo 3"; an unknown placeholder is not changed. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}
