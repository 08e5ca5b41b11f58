import type { School } from "../../app/for-server.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { send } from "../http/send.ts";
import { tagOf } from "../http/tag-of.ts";
import type { IconShape } from "../images/render-image.ts";
import { emblemAddress, type OwnEmblem } from "./own-emblem.ts";

const square = (side: number): IconShape => ({ width: side, height: side });
/** Twice as large as it is ever shown, in the proportions of the sample's. */
const ON_PAGES: IconShape = { width: 300, height: 360 };

/** The bundled files that show the sample's emblem. On phones it has the school's background colour. */
const shapes: Record<string, (brand: School["brand"]) => IconShape> = {
  "/favicon.svg": () => square(96),
  "/favicon-32.png": () => square(32),
  "/apple-touch-icon.png": ({ ground }) => ({ ...square(180), ground }),
  "/icon-192.png": ({ ground }) => ({ ...square(192), ground }),
  "/icon-512.png": ({ ground }) => ({ ...square(512), ground }),
};

/**
 * The signs of a school that has an emblem of its own, under the addresses of the sample's. Where it has none, or its
 * picture cannot be had at this moment, the next step answers with what comes with the site.
 */
export function createEmblemFiles(emblem: OwnEmblem): Step {
  return async (exchange: Exchange) => {
    const { path, school } = exchange;
    const { brand } = school;
    if (!brand.emblem || !isRead(exchange)) return false;
    const isOnPages = path === emblemAddress(brand);
    const shape = isOnPages ? ON_PAGES : shapes[path]?.(brand);
    const bytes = shape && (await emblem.png(school, shape));
    if (!bytes) return false;
    const isSvg = path.endsWith(".svg");
    const headers = {
      "content-type": isSvg ? "image/svg+xml" : "image/png",
      "cache-control": "public, max-age=3600",
      etag: tagOf(bytes),
    };
    return send(exchange, 200, headers, isSvg ? asSvg(bytes, 96, 96) : bytes);
  };
}

/** An SVG that contains only this picture. */
export const asSvg = (png: Buffer, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
