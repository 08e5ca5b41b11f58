/** Fits into the address of a page when encoded twice. */
const MAX_PATH_LENGTH = 3_000;
// Control characters are never intended, and some servers read a backslash as a slash.
const UNUSABLE = /[\p{Cc}\\]/u;
/** No proxy encodes an address more often. Each pass takes linear time, and a text can have a level per two characters. */
const MAX_DECODING_PASSES = 4;

/**
 * The longest address that the website and the content API read. It fits the longest file name encoded twice: the
 * request to remove a photo contains the photo's URL.
 */
export const maxAddressLength = 8_192;

/**
 * The path of GET /api/image/{identifier or path}, each segment encoded (R65); it decodes to exactly that name.
 * Absolute http(s) URLs are returned unchanged. Returns `""` for an unusable name: blank, a segment that leaves its
 * folder or is itself encoded more than twice, a control character or a backslash, or more than 3,000 characters when
 * encoded.
 */
export function imagePath(identifier: string): string {
  const trimmed = identifier.toWellFormed().trim();
  if (/^https?:\/\//i.test(trimmed)) return trimmed;
  const segments = trimmed
    .replace(/^\/?(api\/image\/)?/, "")
    .split("/")
    .filter((s) => s !== "");
  if (segments.length === 0 || trimmed.length > MAX_PATH_LENGTH || UNUSABLE.test(trimmed))
    return "";
  const encoded = segments.map((s) => encodeURIComponent(s));
  const path = `/api/image/${encoded.join("/")}`;
  // The servers check the encoded segments.
  if (path.length > MAX_PATH_LENGTH || [...segments, ...encoded].some(leavesFolder)) return "";
  return path;
}

/**
 * Whether a path segment leaves its folder on some server: `.` and `..`, also with spaces around them, with a
 * parameter (`..;a`), or encoded (`%2e%2E`, `..%252f..`). Also true for a segment that is encoded more than three
 * times.
 */
export function leavesFolder(segment: string): boolean {
  if (!/[.%]/.test(segment)) return false;
  const decoded = decodeAscii(segment);
  if (decoded === undefined) return true;
  return decoded.split(/[/\\]/).some((piece) => /^\s*\.{1,2}\s*(?:;|$)/.test(piece));
}

/** Decodes until nothing changes; `undefined` when the last pass still changes the text. */
function decodeAscii(text: string): string | undefined {
  let current = text;
  for (let pass = 0; pass < MAX_DECODING_PASSES; pass += 1) {
    const decoded = current.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (decoded === current) return decoded;
    current = decoded;
  }
  return undefined;
}

/** Groups: the random part, the tenths of the focal point, and the ending. */
const STORED_NAME = /^([0-9a-f]{32})(?:-f([0-9a])([0-9a]))?(\.[a-z0-9]+)$/;
const digits = "0123456789a";

/** The focal point of a picture, visible in every crop: tenths of width and height, from the top left. */
export type Focus = { x: number; y: number };

/**
 * Adds the focal point (per cent, as stored by Payload) to the name of a stored picture: `…ab.jpg` becomes
 * `…ab-f37.jpg`. A focal point in the middle, or another form of name, changes nothing.
 */
export function withFocus(name: string, x?: number | null, y?: number | null): string {
  const [, start, , , ending] = STORED_NAME.exec(name) ?? [];
  const focus = tenth(x) + tenth(y);
  return start && ending && focus !== "55" ? `${start}-f${focus}${ending}` : name;
}

/** The name of the stored picture. */
export const withoutFocus = (name: string): string => name.replace(STORED_NAME, "$1$4");

/** The focal point in an identifier; `undefined` for the middle. */
export function readFocus(identifier: string): Focus | undefined {
  const [, , x, y] = STORED_NAME.exec(identifier) ?? [];
  return x && y ? { x: digits.indexOf(x), y: digits.indexOf(y) } : undefined;
}

/** Rounds towards the edge, because a crop further from the edge may cut the point off. */
function tenth(percent: number | null | undefined): string {
  const tenths = Math.min(Math.max(percent ?? 50, 0), 100) / 10;
  return digits[tenths < 5 ? Math.floor(tenths) : Math.ceil(tenths)] ?? "5";
}
