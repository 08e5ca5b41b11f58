/** Whether a link stays on the site: any other opens in a new tab and is labelled so. */
export const isInternal = (href: string): boolean => href.startsWith("/") && !isFile(href);

/** A document of the site or of the CMS, which the browser opens directly. */
const isFile = (href: string): boolean => /^\/api\/|\.[a-z0-9]{2,4}$/i.test(href);
