/** Names of the masters that the site shows by itself, without anything from the content host. */
export const sitePictures = {
  /** Wide and calm at the lower left; each has a "-tall" crop for phones. */
  hero: ["ridges-dawn", "quadrangle-dusk", "cricket-noon-summer", "snow-dawn"],
  notFound: "path-dawn",
  principal: "study-dusk",
  newsWithoutPicture: "school-noon",
  menu: "deodar-dusk",
} as const;

/** The portrait variant of a hero picture, for narrow screens. */
export function tallVariant(heroName: string): string {
  return `${heroName}-tall`;
}
