import { imagePath, readFocus } from "@manor/content-api/image-path";
import { type PictureWidth, pictureWidths } from "../../../model/pictures.ts";

type PictureProps = {
  /** Identifier or path in the CMS, a picture of the site itself (`SGSM/school-noon`), or an http(s) address. */
  src: string;
  /** Replaces a blank `src`; without it a blank `src` renders nothing. */
  fallback?: string;
  alt: string;
  /** The displayed width, as in the HTML `sizes` attribute. */
  sizes: string;
  /** With `height`, the displayed ratio; CSS crops the rest. */
  width: number;
  height: number;
  priority?: boolean;
  loading?: "lazy" | "eager";
  className?: string;
  /** The useful widths in this place; by default all that the server makes. */
  widths?: readonly PictureWidth[];
};

/** A responsive image in modern formats, with its space reserved before it loads. */
export function Picture(props: PictureProps) {
  const { src, fallback = "", alt, sizes, width, height, className } = props;
  const { priority = false, loading = priority ? "eager" : "lazy", widths = pictureWidths } = props;
  const path = imagePath(src) || imagePath(fallback);
  if (!path) return null;
  const isOurs = path.startsWith("/");
  const source = isOurs
    ? { src: toUrl(path, middleWidth(widths)), srcSet: toSrcSet(path, widths), sizes }
    : { src: path, referrerPolicy: "no-referrer" as const };
  return (
    <img
      {...source}
      alt={alt}
      width={width}
      height={height}
      className={["picture", ...focusClasses(src || fallback), className].filter(Boolean).join(" ")}
      decoding="async"
      loading={loading}
      fetchPriority={priority ? "high" : undefined}
    />
  );
}

/** The focal point as classes: the policy allows no style attributes. */
function focusClasses(identifier: string): string[] {
  const focus = readFocus(identifier);
  return focus ? [`focus-x${focus.x}`, `focus-y${focus.y}`] : [];
}

const toUrl = (path: string, width: PictureWidth) => `${path}?w=${width}`;

const toSrcSet = (path: string, widths: readonly PictureWidth[]) =>
  widths.map((width) => `${toUrl(path, width)} ${width}w`).join(", ");

/** For programs that read only `src`. */
const middleWidth = (widths: readonly PictureWidth[]): PictureWidth =>
  widths[Math.floor(widths.length / 2)] ?? 640;
