import { type TextField, ValidationError } from "payload";
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
    afterRead: [({ siblingData }) => siblingData.updatedAt],
    beforeChange: [
      ({ value, originalDoc, collection, req }) => {
        const now = originalDoc?.updatedAt;
        // An earlier state that is brought back is older by its nature.
        if (req.context.isRestoringVersion || !value || !now) return undefined;
        if (moment(value) < moment(now)) {
          const label = "Somebody else has saved meanwhile";
          const errors = [{ path: "basedOn", message: staleMessage, label }];
          throw new ValidationError({ collection: collection?.slug ?? "", errors, req }, req.t);
        }
        return undefined;
      },
    ],
  },
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: "/src/desk/stale-form.tsx#StaleForm" },
  },
};

const moment = (value: unknown): number => Date.parse(String(value));
