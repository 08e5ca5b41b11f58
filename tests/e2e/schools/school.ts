/** What a clerk puts into a field: words, a figure, a tick, the words of a choice, or a drawing to upload. */
export type Value = string | number | boolean | Drawing;

/** A picture that the school has on its computer, as the drawing it was made from. */
export type Drawing = { svg: string };

/** What a screen of the desk is to hold: fields by their names, alone or in groups, and the lines of its lists. */
export type Screen = { readonly [field: string]: Value | Screen | readonly Screen[] };

/** A page of text, its body in lines: `## ` begins a heading, `- ` a list. */
export type Text = {
  title?: string;
  address?: string;
  group?: string;
  lead?: string;
  description?: string;
  /** One of the pictures that come with the website. */
  ownPicture?: string;
  body?: readonly string[];
};

/** A school that there is not: only what its office types. */
export type InventedSchool = {
  slug: string;
  /** One line for the table. */
  what: string;
  code: string;
  /** What it says first: its name, and with which address its administrator signs in from then on. */
  begins: { name: string; email: string };
  /** By the last word of their addresses at the desk, in the order in which the clerk fills them. */
  screens: Readonly<Record<string, Screen>>;
  /** Pages that the website has: those written anew, those confirmed as they are, those that the school has no use for. */
  written: Readonly<Record<string, Text>>;
  confirmed: readonly string[];
  added: readonly Text[];
  teaches: "boys" | "girls" | "girls and boys";
  isDaySchool: boolean;
  /** Words that must stand on the home page when it is right. */
  onHome: readonly string[];
  /** Where a word of the sample is the school's own, too; each finds all of its kind. */
  allowed?: readonly RegExp[];
};
