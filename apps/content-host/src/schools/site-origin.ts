/**
 * The origin of a website, such as `https://www.sgc.example`; `undefined` for anything else. Signs that end a value of
 * a header are refused: the origin stands in the content policy of the desk.
 */
export function siteOrigin(value: unknown): string | undefined {
  const text = String(value ?? "").trim();
  if (/[\s\p{Cc};,'"]/u.test(text)) return undefined;
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : undefined;
}
