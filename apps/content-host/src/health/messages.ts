import { type Check, count } from "./todo.ts";

export const openMessages: Check = async (payload) => {
  const { totalDocs } = await payload.count({
    collection: "contact-messages",
    where: { isHandled: { not_equals: true } },
  });
  if (totalDocs === 0) return [];
  return [
    {
      what: `${count(totalDocs, "message", "messages")} that nobody has dealt with.`,
      repair: "Open the inbox",
      path: "/collections/contact-messages?where[or][0][and][0][isHandled][not_equals]=true",
      isForPublishers: true,
    },
  ];
};
