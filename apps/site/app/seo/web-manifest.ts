import type { School } from "../school/school.ts";

/** site.webmanifest: the name and the signs under which a telephone keeps the site. */
export function renderWebManifest({ identity }: School): string {
  return JSON.stringify({
    name: identity.name,
    short_name: identity.name,
    start_url: "/",
    display: "browser",
    // Paper and pine, as in styles/tokens.css; a manifest knows no variables.
    background_color: "#fbf8f1",
    theme_color: "#12332a",
    icons: [icon(192), icon(512)],
  });
}

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
});
