import { focusIn } from "@manor/content-api/focus";
import { imagePath } from "@manor/content-api/image-path";
import { type PictureWidth, pictureWidths } from "./picture-widths.ts";

type PictureProps = {
  /** Identifier or path at the CMS, a picture of the site itself (`SGSM/school-noon`), or an http(s) address. */
  of: string;
  /** Replaces a blank `of`; without it a blank `of` shows nothing. */
  fallback?: string;
  alt: string;
  /** How wide the picture is shown, as in HTML's own attribute. */
  sizes: string;
  /** With `height` the ratio in which the picture is shown; parts beyond it are cut off by the style. */
  width: number;
  height: number;
  /** The one picture that a visitor sees first: fetched at once and before the others. */
  priority?: boolean;
  loading?: "lazy" | "eager";
  className?: string;
  /** The widths that make sense in this place; the default is all that the server makes. */
  widths?: readonly PictureWidth[];
};

/** A responsive image with its space reserved before it loads. */
export function Picture(props: PictureProps) {
  const { of, fallback = "", alt, sizes, width, height, className } = props;
  const { priority = false, loading = priority ? "eager" : "lazy", widths = pictureWidths } = props;
  const path = imagePath(of) || imagePath(fallback);
  if (!path) return null;
  const isOurs = path.startsWith("/");
  const source = isOurs
    ? { src: addressOf(path, middleOf(widths)), srcSet: listOf(path, widths), sizes }
    : { src: path, referrerPolicy: "no-referrer" as const };
  return (
    <img
      {...source}
      alt={alt}
      width={width}
      height={height}
      className={["picture", ...focusOf(of || fallback), className].filter(Boolean).join(" ")}
      decoding="async"
      loading={loading}
      fetchPriority={priority ? "high" : undefined}
    />
  );
}

/** The focal point as classes: server HTML has no style attributes. */
function focusOf(identifier: string): string[] {
  const focus = focusIn(identifier);
  return focus ? [`focus-x${focus.x}`, `focus-y${focus.y}`] : [];
}

const addressOf = (path: string, width: PictureWidth) => `${path}?w=${width}`;

const listOf = (path: string, widths: readonly PictureWidth[]) =>
  widths.map((width) => `${addressOf(path, width)} ${width}w`).join(", ");

/** For programs that read `src` alone. */
const middleOf = (widths: readonly PictureWidth[]): PictureWidth =>
  widths[Math.floor(widths.length / 2)] ?? 640;
