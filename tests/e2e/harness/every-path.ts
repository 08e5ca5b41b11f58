import { richRecords } from "./rich-content.ts";
import { routeTable } from "./route-table.ts";
import { bookingPath } from "./visits.ts";

/** Every page of a website with the rich content and open enquiries and visits: of the route table, of records, and all others. */
export const everyPath = [
  ...routeTable.map(({ path }) => path),
  ...richRecords,
  ...["/today", "/disclosure", "/staff", "/privacy", "/accessibility", "/admission/enquire"],
  ...["/admission/visit", "/admission/visit?reference=V-7KQ9-4F&state=unconfirmed&answer=hi"],
  bookingPath,
  ...["/offline", "/nowhere", "/examples"],
];
