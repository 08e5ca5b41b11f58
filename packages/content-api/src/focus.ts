const NAME = /^([0-9a-f]{32})(?:-f([0-9a])([0-9a]))?(\.[a-z0-9]+)$/;
const digits = "0123456789a";

/** The focal point of a picture, visible in every crop: tenths of width and height, from the top left. */
export type Focus = { x: number; y: number };

/**
 * Adds the focal point (per cent, as stored by Payload) to the name of a stored picture: `…ab.jpg` becomes
 * `…ab-f37.jpg`. A focal point in the middle, or another form of name, changes nothing.
 */
export function withFocus(name: string, x?: number | null, y?: number | null): string {
  const [, start, , , ending] = NAME.exec(name) ?? [];
  const focus = tenth(x) + tenth(y);
  return start && ending && focus !== "55" ? `${start}-f${focus}${ending}` : name;
}

/** The name of the stored picture. */
export const withoutFocus = (name: string): string => name.replace(NAME, "$1$4");

/** The focal point in an identifier; `undefined` for the middle. */
export function readFocus(identifier: string): Focus | undefined {
  const [, , x, y] = NAME.exec(identifier) ?? [];
  return x && y ? { x: digits.indexOf(x), y: digits.indexOf(y) } : undefined;
}

/** Rounds towards the edge, because a crop further from the edge may cut the point off. */
function tenth(percent: number | null | undefined): string {
  const tenths = Math.min(Math.max(percent ?? 50, 0), 100) / 10;
  return digits[tenths < 5 ? Math.floor(tenths) : Math.ceil(tenths)] ?? "5";
}
