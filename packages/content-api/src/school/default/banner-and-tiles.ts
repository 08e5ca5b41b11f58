import type { School } from "../school.ts";

/** With pictures that are bundled with the site. */
export const banner: School["banner"] = {
  slides: [
    {
      firstLine: "In the hills",
      secondLine: "since {founded}",
      picture: "ridges-dawn",
      caption: "First light on the snows",
    },
    {
      firstLine: "Admission on merit,",
      secondLine: "and on merit only",
      picture: "quadrangle-dusk",
      caption: "The quadrangle at lamp-lighting",
    },
    {
      firstLine: "{acres}",
      secondLine: "to learn and to play in",
      picture: "cricket-noon-summer",
      caption: "The upper field on a match day",
    },
    {
      firstLine: "{yearsOfService} years",
      secondLine: "of service to {pupils}",
      picture: "snow-dawn",
      caption: "The morning after the first snow",
    },
  ],
};

/** The card without an address shows "coming soon" (R19). */
export const tiles: School["tiles"] = {
  title: "Life at Our School",
  tiles: [
    { name: "Milestone", href: "{milestone}", picture: "quadrangle-dawn" },
    { name: "Latest News & Events", href: "/Events", picture: "cricket-dusk" },
    { name: "360-degree virtual tour", href: "/virtual-tour", picture: "school-noon" },
    { name: "School Events & Programs", href: "", picture: "music-dusk" },
    {
      name: "Career Information, Education & Guidance",
      href: "/career-information",
      picture: "library-noon",
    },
    { name: "Hostel / Boarding Life", href: "/hostel", picture: "dormitory-night" },
  ],
};
