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

/** What is opened in a new tab: documents, walks and views of the campus. */
export const outside = {
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
