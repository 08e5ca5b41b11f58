import type { School } from "../school/school.ts";
import type { PageDescription } from "./describe-page.ts";

/** The school, for search engines. No pupil is ever named in structured data (R40). */
export function schoolData({ identity, links }: School, origin: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "School",
    "@id": `${origin}/#school`,
    name: identity.name,
    slogan: identity.tagline,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    foundingDate: String(identity.founded),
    telephone: identity.phones.office,
    email: identity.email,
    address: { "@type": "PostalAddress", streetAddress: identity.address.join(", ") },
    sameAs: links.social.map((network) => network.href),
  };
}

/** The way from home to the page. A step without an address is left out, for crawlers cannot go there. */
export function breadcrumbData({ trail }: Pick<PageDescription, "trail">): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail
      .filter((step) => step.url !== "")
      .map(({ name, url }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: url,
      })),
  };
}

/** As text for a data block of a page: no `<` in it can end the block. */
export function dataBlock(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
