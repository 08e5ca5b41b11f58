import type { Rung } from "../content/convert-item.ts";
import type { Completeness } from "../content/measure.ts";

/** What becomes of an item. */
export const targets = ["news", "event", "album", "page", "document", "nothing"] as const;
export type Target = (typeof targets)[number];

/** The value of a category's rule that changes nothing. */
export const byType = "by type";

/** The value of the rule for an unknown type until the operator decides. */
export const undecided = "undecided";

type TypeRule = { type: string; items: number; target: Target | typeof undecided };
type CategoryRule = {
  category: string;
  name: string;
  items: number;
  target: Target | typeof byType;
};
export type Rules = { types: TypeRule[]; categories: CategoryRule[] };

type PlannedAlbum = { title: string; pictures: string[] };

export type PlannedItem = {
  /** GUID and id: what identifies the item in a later run. */
  key: string;
  file: string;
  line: number;
  id: string;
  title: string;
  type: string;
  status: string;
  day: string;
  time: string;
  venue: string;
  language: string;
  /** The key of the item that this one translates. */
  translationOf: string;
  categories: string[];
  oldAddress: string;
  /** Of a text page. */
  newAddress: string;
  target: Target;
  reason: string;
  isByRule: boolean;
  rung: Rung;
  completeness: Completeness;
  pictures: string[];
  /** Albums in addition to the item itself, or the one that it becomes. */
  albums: PlannedAlbum[];
  warnings: string[];
  needsPerson: boolean;
  /** Nothing of the item could be read. */
  isLost: boolean;
};

export type MenuEntry = { label: string; address: string; children: MenuEntry[] };
export type PlannedMenu = { name: string; entries: MenuEntry[] };

export type NeverImported = {
  users: number;
  comments: number;
  formEntries: number;
  private: number;
  protected: number;
  unpublished: number;
};

export type Summary = {
  came: number;
  changedByRule: number;
  needPerson: number;
  lost: number;
  targets: Record<Target, number>;
};

export type Plan = {
  version: 1;
  files: string[];
  from: string;
  siteTitle: string;
  summary: Summary;
  rules: Rules;
  neverImported: NeverImported;
  /** Faults of the files, and why the old site was not read. */
  warnings: string[];
  menus: PlannedMenu[];
  items: PlannedItem[];
};

export const summaryLine = ({ came, changedByRule, needPerson, lost }: Summary): string =>
  `${came} came, ${changedByRule} changed by rule, ${needPerson} ${needPerson === 1 ? "needs" : "need"} a person, ${lost} lost.`;
