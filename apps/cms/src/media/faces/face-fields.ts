import type { Field } from "payload";

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
