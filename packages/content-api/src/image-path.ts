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
