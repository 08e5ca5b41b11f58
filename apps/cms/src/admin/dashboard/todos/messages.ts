import type { Check } from "./todo.ts";

export const openMessages: Check = async ({ payload, t }) => {
  const { totalDocs } = await payload.count({
    collection: "contact-messages",
    where: { isHandled: { not_equals: true } },
  });
  if (totalDocs === 0) return [];
  return [
    {
      what: t(totalDocs === 1 ? "1 open message." : "{number} open messages.", {
        number: totalDocs,
      }),
      repair: t("Open the inbox"),
      path: "/collections/contact-messages?where[or][0][and][0][isHandled][not_equals]=true",
      isForPublishers: true,
    },
  ];
};
