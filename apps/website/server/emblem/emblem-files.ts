import type { School } from "@manor/content-api/school";
import { emblemShapes } from "../../model/school/emblem-shapes.ts";
import { type Exchange, type Reply, reply, toEtag } from "../http/exchange.ts";
import type { IconShape } from "./paint-icon.ts";
import { emblemAddress, type SchoolEmblem } from "./school-emblem.ts";

const square = (side: number): IconShape => ({ width: side, height: side });
/** Twice the largest display size, in the proportions of the drawn emblem. */
const ON_PAGES: IconShape = { width: 300, height: 360 };

/** The bundled icons that the school's emblem replaces. Icons on phones have the school's background colour. */
const shapes: Record<string, (brand: School["brand"]) => IconShape> = {
  "/favicon.svg": () => square(96),
  "/favicon-32.png": () => square(32),
  "/apple-touch-icon.png": ({ ground }) => ({ ...square(180), ground }),
  "/icon-192.png": ({ ground }) => ({ ...square(192), ground }),
  "/icon-512.png": ({ ground }) => ({ ...square(512), ground }),
};

/** Serves the icons with the school's emblem. Without one, or when it is unavailable, the bundled icons are served. */
export async function serveEmblemFiles(
  { path, school }: Exchange,
  emblem: SchoolEmblem,
): Promise<Reply | undefined> {
  const { brand } = school;
  if (!brand.emblem) return undefined;
  const isOnPages = path === emblemAddress(brand);
  const shape = isOnPages ? ON_PAGES : shapes[path]?.(brand);
  const bytes = shape && (await emblem.png(school, shape));
  if (!bytes) return undefined;
  const isSvg = path.endsWith(".svg");
  const headers = {
    "content-type": isSvg ? "image/svg+xml" : "image/png",
    "cache-control": "public, max-age=3600",
    etag: toEtag(bytes),
  };
  return reply(200, headers, isSvg ? asSvg(bytes, 96, 96) : bytes);
}

const asSvg = (png: Buffer, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;

const { shield, ridge, book, sun, rays } = emblemShapes;

const cardEmblem = `<svg xmlns="http://www.w3.org/2000/svg" width="65" height="78" viewBox="0 0 100 120">
  ${[shield, ridge, book].map((shape) => `<path fill="#f4efe2" fill-rule="evenodd" d="${shape}"/>`).join("")}
  <path fill="#f0d698" d="${sun}"/>
  <path d="${rays}" stroke="#f0d698" stroke-width="2.6" stroke-linecap="round"/>
</svg>`;

export async function drawCardEmblem(emblem: SchoolEmblem, school: School): Promise<string> {
  if (!school.brand.emblem) return cardEmblem;
  const png = await emblem.png(school, { width: 195, height: 234 });
  return png
    ? asSvg(png, 65, 78)
    : '<svg xmlns="http://www.w3.org/2000/svg" width="65" height="78"/>';
}
