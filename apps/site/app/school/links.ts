/** Every address outside the site's own pages, one entry each (R2). Samples until the school gives its own. */
const sample = (path: string): string => `https://example.org/${path}`;

type NamedLink = { name: string; href: string };
/** `picture` is one of the house's own pictures, by its name. */
export type Tour = NamedLink & { picture: string };

const tour = (name: string, slug: string, picture: string): Tour => ({
  name,
  href: sample(`tours/${slug}`),
  picture,
});

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
    tour("Church", "church", "chapel-noon"),
    tour("Dormitory", "dormitory", "dormitory-night"),
    tour("Swimming Pool", "swimming-pool", "pool-noon-summer"),
    tour("Infrastructure", "infrastructure", "school-noon"),
    tour("Chapel", "chapel", "chapel-dusk"),
    tour("Archive Gallery", "archive-gallery", "study-dusk"),
    tour("Facilities", "facilities", "music-dusk"),
    tour("Academics", "academics", "library-noon"),
    tour("Sports Facilities", "sports-facilities", "cricket-dusk"),
    tour("Admin Block", "admin-block", "quadrangle-noon-summer"),
    tour("Science Block", "science-block", "laboratory-noon"),
  ],

  /** Announced as coming soon; they lead nowhere yet (R19). */
  views360: [
    { name: "Administration", picture: "quadrangle-dusk" },
    { name: "Classes", picture: "library-dusk" },
    { name: "Dorms", picture: "dormitory-dawn" },
    { name: "Facilities", picture: "music-noon" },
    { name: "History & Culture", picture: "quadrangle-dawn" },
    { name: "Lab", picture: "laboratory-dusk" },
    { name: "Sports", picture: "cricket-noon-summer" },
  ],
} as const;
