import type { School } from "@manor/content-api/school";
import { addPrefix, getLanguage, languages } from "../texts/languages.ts";
import type { PageDescription } from "./describe-page.ts";

/** The school, for search engines. Structured data never names a pupil (R40). */
export function schoolData(school: School, origin: string): object {
  const { identity, links } = school;
  const language = getLanguage(school);
  return {
    "@context": "https://schema.org",
    "@type": "School",
    "@id": `${origin}/#school`,
    name: identity.name,
    slogan: identity.tagline,
    url: origin + addPrefix(language, "/"),
    // English pages stay as they are while the school has one language.
    ...(language !== "en" && { inLanguage: languages[language].locale }),
    logo: `${origin}/favicon.svg`,
    ...(identity.founded > 0 && { foundingDate: String(identity.founded) }),
    telephone: identity.phones.office,
    email: identity.email,
    address: { "@type": "PostalAddress", streetAddress: identity.address.join(", ") },
    sameAs: links.social.map((network) => network.href),
  };
}

/** The breadcrumb from home to the page. Omits steps without an address, because crawlers need one. */
export function breadcrumbData({
  breadcrumb,
  locale,
}: Pick<PageDescription, "breadcrumb" | "locale">): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    ...(locale !== "en_IN" && { inLanguage: locale.replace("_", "-") }),
    itemListElement: breadcrumb
      .filter((step) => step.url !== "")
      .map(({ name, url }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: url,
      })),
  };
}

/** Serializes data for a data block: escapes every `<`, so that no text can end the block. */
export function dataBlock(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
