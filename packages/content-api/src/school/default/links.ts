import type { School } from "../school.ts";

/** Samples of addresses outside the site's pages (R2). */
const sample = (path: string): string => `https://example.org/${path}`;

export const links: School["links"] = {
  registration: sample("registration"),
  /** School fees. The registration fee goes by draft or transfer (R7). */
  feePayment: sample("fees"),
  login: sample("login"),
  milestone: sample("milestone"),
  social: [
    { name: "Facebook", href: sample("social/facebook") },
    { name: "Instagram", href: sample("social/instagram") },
    { name: "YouTube", href: sample("social/youtube") },
  ],
  /** Framed on the home page after a click (R22). */
  socialEmbed: sample("social/embed"),
  /** `embed` is framed after a click (R22); `page` opens in a new tab. */
  map: { page: sample("map"), embed: sample("map/embed") },
};
