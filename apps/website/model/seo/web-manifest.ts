import type { School } from "@manor/content-api/school";
import { createTheme } from "@manor/content-api/theme";
import { addPrefix, getLanguage, languages } from "../texts/languages.ts";

/** site.webmanifest: name and icons for the home screen of a phone. */
export function renderWebManifest(school: School): string {
  const { identity, brand } = school;
  const language = getLanguage(school);
  const { paper, pine } = createTheme(brand);
  return JSON.stringify({
    name: identity.name,
    short_name: identity.name,
    ...(language !== "en" && { lang: languages[language].locale }),
    start_url: addPrefix(language, "/"),
    display: "browser",
    background_color: paper.light,
    theme_color: pine.light,
    icons: [icon(192), icon(512)],
  });
}

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
});
