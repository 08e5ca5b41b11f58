const NAME = /^([0-9a-f]{32})(?:-f([0-9a])([0-9a]))?(\.[a-z0-9]+)$/;
const digits = "0123456789a";

/** The focal point of a picture, which every crop keeps visible: tenths of width and height, from the top left. */
export type Focus = { x: number; y: number };

/**
 * The name of a stored picture with its focal point in it (per cent, as the admin panel keeps it):
 * `…ab.jpg` becomes `…ab-f37.jpg`. The middle, and a name of another making, stay as they are.
 */
export function withFocus(name: string, x?: number | null, y?: number | null): string {
  const [, start, , , ending] = NAME.exec(name) ?? [];
  const focus = tenth(x) + tenth(y);
  return start && ending && focus !== "55" ? `${start}-f${focus}${ending}` : name;
}

/** The name under which a picture is stored. */
export const withoutFocus = (name: string): string => name.replace(NAME, "$1$4");

/** The focal point in an identifier; `undefined` for the middle. */
export function focusIn(identifier: string): Focus | undefined {
  const [, , x, y] = NAME.exec(identifier) ?? [];
  return x && y ? { x: digits.indexOf(x), y: digits.indexOf(y) } : undefined;
}

/** Rounded towards the edge: a crop at the edge keeps the point, one further in may cut it off. */
function tenth(percent: number | null | undefined): string {
  const tenths = Math.min(Math.max(percent ?? 50, 0), 100) / 10;
  return digits[tenths < 5 ? Math.floor(tenths) : Math.ceil(tenths)] ?? "5";
}
