export type Theme = "light" | "dark";
type Colour = readonly [red: number, green: number, blue: number];

/** The colour tokens of tokens.css in one theme, by name without `--color-`. Omits colours with alpha: no text uses them. */
export function readColours(css: string, theme: Theme): Map<string, Colour> {
  const colours = new Map<string, Colour>();
  const [screen = ""] = css.split("@media print");
  for (const [, name, value] of screen.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)) {
    const hex = value?.match(/#[0-9a-f]{6}/gi) ?? [];
    const written = theme === "dark" ? hex.at(-1) : hex[0];
    if (name && written) colours.set(name, readHex(written));
  }
  return colours;
}

function readHex(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

/** WCAG 2 contrast ratio, from 1 to 21. */
export function getContrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
