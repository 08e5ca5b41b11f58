import type { Where } from "payload";
import type { Mailing } from "../payload-types.ts";
import { idOf } from "../schools/known-schools.ts";

/** Who can get a newsletter at this moment. */
const onTheList: Where = { confirmedAt: { exists: true }, stoppedBecause: { exists: false } };

/** Who is still to get this newsletter: whoever was on the list when it was ordered, from the one on that was reached. */
export const recipients = ({
  orderedAt,
  reached,
  school,
}: Pick<Mailing, "orderedAt" | "reached" | "school">): Where =>
  orderedAt
    ? {
        ...onTheList,
        school: { equals: idOf(school) },
        confirmedAt: { less_than_equal: orderedAt },
        id: { greater_than: reached ?? 0 },
      }
    : { ...onTheList, school: { equals: idOf(school) } };
