import type { School } from "../school.ts";

const walk = (name: string, slug: string, picture: string) => ({
  name,
  href: `https://example.org/tours/${slug}`,
  picture,
});
/** Shown as "coming soon" (R19). */
const view = (name: string, picture: string) => ({ name, href: "", picture });

/** Eleven walks and seven views, each with a different picture. */
export const tours: School["tours"] = {
  walks: [
    walk("Church", "church", "chapel-noon"),
    walk("Dormitory", "dormitory", "dormitory-night"),
    walk("Swimming Pool", "swimming-pool", "pool-noon-summer"),
    walk("Infrastructure", "infrastructure", "school-noon"),
    walk("Chapel", "chapel", "chapel-dusk"),
    walk("Archive Gallery", "archive-gallery", "study-dusk"),
    walk("Facilities", "facilities", "music-dusk"),
    walk("Academics", "academics", "library-noon"),
    walk("Sports Facilities", "sports-facilities", "cricket-dusk"),
    walk("Admin Block", "admin-block", "quadrangle-noon-summer"),
    walk("Science Block", "science-block", "laboratory-noon"),
  ],
  views: [
    view("Administration", "quadrangle-dusk"),
    view("Classes", "library-dusk"),
    view("Dorms", "dormitory-dawn"),
    view("Facilities", "music-noon"),
    view("History & Culture", "quadrangle-dawn"),
    view("Lab", "laboratory-dusk"),
    view("Sports", "cricket-noon-summer"),
  ],
};
