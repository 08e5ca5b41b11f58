import type { School } from "../school.ts";

/**
 * The texts about the school on home, and five years. Only the founding is a known fact, so the other captions are
 * neutral (R4). The bundled pictures show the place today and do not claim to be of that year.
 */
export const timeline: School["timeline"] = {
  aboutTitle: "A boarding school for {pupils}, {classes}",
  history:
    "Founded in {founded} and handed to a teaching brotherhood in {handedOver}, the school has {yearsOfService} years of service behind it.",
  about:
    "The campus covers {acres} in the hills. Admission is on academic merit only, and the school is non-denominational. The academic year runs from {academicYear}, in {terms}.",
  milestones: [
    {
      year: 1853,
      title: "The school is founded",
      caption: "A residential school for {pupils} opens in the hills, and the story begins.",
      picture: "ridges-noon-spring",
      pictureCaption: "The ridges in spring",
    },
    {
      year: 1863,
      title: "Ten years on",
      caption: "A milestone year, one decade after the founding.",
      picture: "forest-dawn",
      pictureCaption: "Deodars at first light",
    },
    {
      year: 1894,
      title: "Among the brotherhood's years",
      caption: "A milestone year of the school's long time with its teaching brotherhood.",
      picture: "chapel-dusk",
      pictureCaption: "The chapel window",
    },
    {
      year: 1900,
      title: "The turn of the century",
      caption: "A milestone year as the school looks towards a new century.",
      picture: "library-noon",
      pictureCaption: "The library",
    },
    {
      year: 1903,
      title: "Fifty years on",
      caption: "A milestone year, half a century after the founding.",
      picture: "snow-night",
      pictureCaption: "A winter night",
    },
  ],
};
