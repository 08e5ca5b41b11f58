import type { Field } from "payload";

/** What is said of a picture: in its place, to whoever cannot see it, and below it. */
export const pictureWords: Field[] = [
  {
    name: "alt",
    label: "In words, for who cannot see it",
    type: "text",
    maxLength: 300,
    admin: {
      description: "What the picture shows, in one sentence. No pupil’s name.",
      condition: (data) => data?.isDecorative !== true,
    },
  },
  {
    name: "isDecorative",
    label: "Only decoration: there is nothing to say",
    type: "checkbox",
    defaultValue: false,
  },
  { name: "caption", label: "Caption, below the picture", type: "text", maxLength: 300 },
];
