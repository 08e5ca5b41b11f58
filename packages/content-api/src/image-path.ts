/** A path of ordinary length, and still one that fits twice encoded into the address of a page. */
const LONGEST_PATH = 3_000;
// Controls say nothing that a person could have meant, and a backslash is a slash to half of all hosts.
const UNUSABLE = /[\p{Cc}\\]/u;

/**
 * GET /api/image/{identifier or path}, each segment encoded (R65): the address leads back to exactly that name.
 * Absolute http(s) addresses pass through. `""` for what cannot be an address: a blank name, a segment that
 * leaves its folder, a control character or a backslash, or more than 3,000 characters when encoded.
 */
export function imagePath(identifier: string): string {
  const trimmed = identifier.toWellFormed().trim();
  if (/^https?:\/\//i.test(trimmed)) return trimmed;
  const segments = trimmed
    .replace(/^\/?(api\/image\/)?/, "")
    .split("/")
    .filter((s) => s !== "");
  if (segments.length === 0 || UNUSABLE.test(trimmed) || segments.some(leavesFolder)) return "";
  const path = `/api/image/${segments.map((s) => encodeURIComponent(s)).join("/")}`;
  return path.length > LONGEST_PATH ? "" : path;
}

/**
 * Whether one segment of a path would leave its folder on some host: `.` and `..`, also with spaces around
 * them, a parameter behind them (`..;a`), or encoded as often as one likes (`%2e%2E`, `..%252f..`).
 */
export function leavesFolder(segment: string): boolean {
  if (!/[.%]/.test(segment)) return false;
  return decodeWhollyAsAscii(segment)
    .split(/[/\\]/)
    .some((piece) => /^\s*\.{1,2}\s*(?:;|$)/.test(piece));
}

/** Never throws: a `%` that encodes nothing stays. */
function decodeWhollyAsAscii(text: string): string {
  const decoded = text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded === text ? text : decodeWhollyAsAscii(decoded);
}
