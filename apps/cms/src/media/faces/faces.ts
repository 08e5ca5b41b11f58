import type { Field } from "payload";
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

/** What the detector found in a picture, and what the editor makes of it. */
export const faceFields: Field[] = [
  {
    name: "faces",
    type: "json",
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      condition: (data, _, { operation }) => operation === "update" && data?.faces?.length > 0,
      components: { Field: "/src/media/faces/face-suggestion.tsx#FaceSuggestion" },
    },
  },
  {
    name: "faceReason",
    label: "Reason to show these faces",
    type: "text",
    maxLength: 300,
    admin: {
      description: "Visitors do not see it.",
      condition: (data, _, { operation }) => operation === "update" && data?.faces?.length > 0,
    },
    hooks: {
      // The reason belongs to the former picture.
      beforeChange: [
        ({ value, previousValue, req }) => (req.file && value === previousValue ? null : value),
      ],
    },
  },
  {
    // For the filter of the list; empty when the detector failed.
    name: "largestFace",
    label: "Largest face ÷ picture height",
    type: "number",
    admin: {
      disableBulkEdit: true,
      components: { Field: "/src/fields/hidden.tsx#Hidden" },
    },
  },
];
