/** `""` when it is not allowed (R33): only http, https, mailto, tel, or a path of this site. */
export function linkAddress(text: string): string {
  const address = text.trim();
  if (/^\/(?![/\\])/.test(address)) return address;
  if (!/^(https?|mailto|tel):/i.test(address)) return "";
  return URL.canParse(address) ? address : "";
}

/** Whether a link stays on the site: any other opens in a new tab and is labelled so. */
export const isInternal = (href: string): boolean => href.startsWith("/") && !isFile(href);

/** A document of the site or of the CMS, which the browser opens directly. */
const isFile = (href: string): boolean => /^\/api\/|\.[a-z0-9]{2,4}$/i.test(href);
