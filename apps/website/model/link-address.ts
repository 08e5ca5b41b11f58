/** `""` when it is not allowed (R33): only http, https, mailto, tel, or a path of this site. */
export function linkAddress(text: string): string {
  const address = text.trim();
  if (/^\/(?![/\\])/.test(address)) return address;
  if (!/^(https?|mailto|tel):/i.test(address)) return "";
  return URL.canParse(address) ? address : "";
}
