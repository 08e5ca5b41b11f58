import type { RelationshipField } from "payload";
import { schoolAt } from "../schools/school-at.ts";

/** Which school a record belongs to. Nobody chooses it: it is the school that its writer works for, and stays it. */
export const school: RelationshipField = {
  name: "school",
  type: "relationship",
  relationTo: "schools",
  required: true,
  index: true,
  access: { update: () => false },
  defaultValue: ({ req }) => schoolAt(req),
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
};

/** The same in lists that had no school once: no column can be made "never empty" when its table has rows. */
export const schoolOfOlderList: RelationshipField = { ...school, required: false };

/** The same in a screen, of which every school has its own row. */
export const schoolOfScreen: RelationshipField = {
  ...school,
  required: false,
  // What a form sends is not believed, but held against the school (refers-to-own-school.ts).
  access: {},
};

/** For what may be the host's own, about no single school. */
export const schoolOrHost: RelationshipField = {
  ...school,
  required: false,
  defaultValue: undefined,
};
