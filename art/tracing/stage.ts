import type { Colour } from "../painting/colour.ts";
import type { Mesh, Point } from "./mesh.ts";

/** A flat lamp: corner and two sides; `glow` is what its face gives off. Shines to both sides. */
export type Lamp = { corner: Point; a: Point; b: Point; glow: Colour };

/** A small round lamp: `glow` as seen on its surface. */
export type Bulb = { at: Point; radius: number; glow: Colour };

/** An opening through which the sky lights a room; only the sky's own light passes. */
export type Portal = { corner: Point; a: Point; b: Point };

export type Camera = {
  at: Point;
  /** radians to the right */
  turn: number;
  /** in picture heights: 1 is a normal view, 0.6 wide */
  focal: number;
  /** where the horizon lies, 0 top to 1 bottom; uprights stay upright */
  horizon: number;
  /** radius of the lens in metres, and the distance that is sharp */
  lens?: { radius: number; focus: number };
};

/** Everything the tracer needs to take a picture. */
export type Stage = {
  mesh: Mesh;
  camera: Camera;
  /** light from the sky in a direction, for what it lights */
  sky: (d: Point, out: Colour) => void;
  /** what the camera sees where nothing stands; the sky when left out */
  backdrop?: (d: Point, out: Colour) => void;
  /** `tint`: what coloured glass between the point and the sun leaves of its light */
  sun?: { towards: Point; colour: Colour; radius: number; tint?: (p: Point, out: Colour) => void };
  lamps?: readonly Lamp[];
  bulbs?: readonly Bulb[];
  portals?: readonly Portal[];
  /** dust that shows sunbeams (per metre) and haze that swallows the distance */
  air?: { beams?: number; haze?: number; hazeColour?: Colour; reach?: number; floor?: number };
};
