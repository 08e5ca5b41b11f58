import { type TextField, ValidationError } from "payload";
import { sayIn } from "../words/say.ts";
import { staleMessage } from "./stale-message.ts";

/**
 * What a form was filled from: the moment of the last save. It goes out with the record and comes
 * back with the form; a form that is older than the record is refused. Whoever sends no such moment
 * (an import, the clock) knows what it overwrites.
 */
export const basedOn: TextField = {
  name: "basedOn",
  label: "Somebody else has saved meanwhile",
  type: "text",
  virtual: true,
  hooks: {
    afterRead: [({ siblingData }) => siblingData.updatedAt ?? never],
    beforeChange: [
      ({ value, originalDoc, collection, global, req }) => {
        const now = originalDoc?.updatedAt;
        // An earlier state that is brought back is older by its nature.
        if (req.context.isRestoringVersion || !value || !now) return undefined;
        if (moment(value) < moment(now)) {
          const label = sayIn(req.i18n.language)("Somebody else has saved meanwhile");
          const errors = [{ path: "basedOn", message: staleMessage, label }];
          const list = collection ? { collection: collection.slug } : {};
          const screen = global ? { global: global.slug } : {};
          throw new ValidationError({ ...list, ...screen, errors, req }, req.t);
        }
        return undefined;
      },
    ],
  },
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: {
      Field: "/src/desk/stale-form.tsx#StaleForm",
      Diff: "/src/desk/nothing.tsx#Nothing",
    },
  },
};

/** Of a screen that still holds what it began with. */
const never = new Date(0).toISOString();

const moment = (value: unknown): number => Date.parse(String(value));
