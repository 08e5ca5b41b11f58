import type { Phrase } from "../../i18n/hindi.ts";
import type { Box } from "../face-detector/face-network.ts";

/** A face that the detector suggests; a covered one gets a solid box when the picture is saved. */
export type Face = Box & { isCovered?: boolean };

/** The height of a face ÷ the height of the picture from which on visitors get a smaller picture. */
export const largeFace = 1 / 4;
/** The longest side of a picture with a large face, in pixels. */
export const longestSideWithLargeFace = 1280;

export const getLargestFace = (faces: readonly Box[]): number =>
  Math.max(0, ...faces.map(({ height }) => height));

const parts: readonly [from: number, part: Phrase][] = [
  [0.6, "most"],
  [0.42, "half"],
  [0.29, "a third"],
  [0.2, "a quarter"],
  [0, "a small part"],
];

/** How much of the picture a face of this height fills. */
export const describePart = (height: number): Phrase =>
  parts.find(([from]) => height >= from)?.[1] ?? "a small part";
