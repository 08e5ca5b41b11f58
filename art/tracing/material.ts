import type { Colour } from "../painting/colour.ts";

/** Writes the colour at a point (metres) of a surface with this unit normal into `out`. */
export type Texture = (p: Colour, n: Colour, out: Colour) => void;

export type Material = {
  colour: Colour | Texture;
  /** light given off (times the colour when that is a texture), seen by the camera and by mirrors */
  emit?: Colour;
  /** mirror share looking straight on, 0..1; grows towards grazing angles */
  gloss?: number;
  /** 0 mirror, 1 dull: spread of the mirror image */
  rough?: number;
  /** mirror image takes the colour (brass, chrome) */
  metal?: boolean;
  /** thin glass or liquid: light passes straight through, tinted */
  clear?: Colour;
  /** rippled water surface: `ripple` is the slope, `tint` what a metre of depth leaves of the light */
  water?: { ripple: number; scale: number; tint: Colour };
  /** light comes through from behind (leaves, lamp shades), 0..1 */
  leaf?: number;
  /** height field in metres that roughens the surface */
  bump?: (x: number, y: number, z: number) => number;
};

export function matte(colour: Colour | Texture, rest: Partial<Material> = {}): Material {
  return { colour, ...rest };
}
