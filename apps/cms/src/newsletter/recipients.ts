import type { Where } from "payload";
import type { Mailing } from "../payload-types.ts";

/** Who can get a newsletter at this moment. */
const onTheList: Where = { confirmedAt: { exists: true }, stoppedBecause: { exists: false } };

/** Who is still to get this newsletter: whoever was on the list when it was ordered, from the one on that was reached. */
export const recipients = ({
  orderedAt,
  reached,
}: Pick<Mailing, "orderedAt" | "reached">): Where =>
  orderedAt
    ? {
        ...onTheList,
        confirmedAt: { less_than_equal: orderedAt },
        id: { greater_than: reached ?? 0 },
      }
    : { ...onTheList };
