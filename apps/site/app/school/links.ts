/** Every address outside the site's own pages, one entry each (R2). Samples until the school gives its own. */
const sample = (path: string): string => `https://example.org/${path}`;

export type NamedLink = { name: string; href: string };

const tour = (name: string, slug: string): NamedLink => ({ name, href: sample(`tours/${slug}`) });

export const links = {
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

  /** Treated as external documents: a new tab, and the link says so. */
  documents: {
    academics: "/documents/academics.pdf",
    feesStructure: "/documents/fees-structure.pdf",
    weeklyMenu: "/documents/weekly-menu.pdf",
  },

  tours: [
    tour("Church", "church"),
    tour("Dormitory", "dormitory"),
    tour("Swimming Pool", "swimming-pool"),
    tour("Infrastructure", "infrastructure"),
    tour("Chapel", "chapel"),
    tour("Archive Gallery", "archive-gallery"),
    tour("Facilities", "facilities"),
    tour("Academics", "academics"),
    tour("Sports Facilities", "sports-facilities"),
    tour("Admin Block", "admin-block"),
    tour("Science Block", "science-block"),
  ],

  /** Announced as coming soon; they lead nowhere yet (R19). */
  views360: [
    "Administration",
    "Classes",
    "Dorms",
    "Facilities",
    "History & Culture",
    "Lab",
    "Sports",
  ],
} as const;
