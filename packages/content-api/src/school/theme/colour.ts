/** A colour in OKLCH (Björn Ottosson): lightness 0 to 1, chroma from 0, hue in degrees. */
export type Lch = { l: number; c: number; h: number };

type Rgb = [red: number, green: number, blue: number];

/** Converts `#12332a` to OKLCH. */
export function toLch(hex: string): Lch {
  const [r, g, b] = toLinear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Converts to sRGB; reduces the chroma of a colour outside its gamut. */
export function toHex({ l, c, h }: Lch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let [min, max] = [0, c];
  if (isInGamut(toRgb({ l: lightness, c, h }))) min = c;
  else
    for (let step = 0; step < 16; step += 1) {
      const middle = (min + max) / 2;
      if (isInGamut(toRgb({ l: lightness, c: middle, h }))) min = middle;
      else max = middle;
    }
  const parts = toRgb({ l: lightness, c: min, h }).map((part) => {
    const share = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    const level = Math.round(Math.min(1, Math.max(0, share)) * 255);
    return level.toString(16).padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function getContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of WCAG 2, from 0 for black to 1 for white. */
export function getLuminance(hex: string): number {
  const [r, g, b] = toLinear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The channels of `#12332a` in linear sRGB, each from 0 to 1. */
const toLinear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;

/** Linear sRGB; values outside 0 to 1 are out of gamut. */
function toRgb({ l, c, h }: Lch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isInGamut = (parts: Rgb): boolean => parts.every((part) => part > -1e-4 && part < 1.0001);
