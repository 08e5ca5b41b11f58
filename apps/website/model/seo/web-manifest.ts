import type { School } from "@manor/content-api/school";
import { createTheme } from "@manor/content-api/theme";

/** site.webmanifest: name and icons for the home screen of a phone. */
export function renderWebManifest({ identity, brand }: School): string {
  const { paper, pine } = createTheme(brand);
  return JSON.stringify({
    name: identity.name,
    short_name: identity.name,
    start_url: "/",
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
