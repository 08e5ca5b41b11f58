import type { Check } from "./todo.ts";

export const imagesWithoutAltText: Check = async ({ payload, t }) => {
  const { totalDocs } = await payload.count({
    collection: "media",
    where: {
      and: [{ isDecorative: { not_equals: true } }, isEmpty],
    },
  });
  if (totalDocs === 0) return [];
  const where =
    "where[or][0][and][0][alt][exists]=false&where[or][0][and][1][isDecorative][not_equals]=true";
  return [
    {
      what: t(totalDocs === 1 ? "1 image without alt text." : "{number} images without alt text.", {
        number: totalDocs,
      }),
      repair: t("Show them"),
      path: `/collections/media?${where}`,
    },
  ];
};

const isEmpty = { or: [{ alt: { exists: false } }, { alt: { equals: "" } }] };
