import type { Where } from "payload";
import type { Campaign } from "../payload-types.ts";

const onTheList: Where = { confirmedAt: { exists: true }, stoppedBecause: { exists: false } };

/** Subscribers who were confirmed when sending began, after the last one that was queued. */
export const recipients = ({
  orderedAt,
  reached,
}: Pick<Campaign, "orderedAt" | "reached">): Where =>
  orderedAt
    ? {
        ...onTheList,
        confirmedAt: { less_than_equal: orderedAt },
        id: { greater_than: reached ?? 0 },
      }
    : { ...onTheList };
