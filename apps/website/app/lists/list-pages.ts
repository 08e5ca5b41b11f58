export const PAGE_SIZE = 24;

/** The records of the page in an address, clamped to the existing pages. An empty list has one page. */
export function paginate<Item>(
  records: readonly Item[],
  param: string | null | undefined,
  size = PAGE_SIZE,
) {
  const count = records.length;
  const pages = Math.max(1, Math.ceil(count / size));
  const wanted = /^\d{1,6}$/.test(param ?? "") ? Number(param) : 1;
  const page = Math.min(Math.max(wanted, 1), pages);
  return { count, items: records.slice((page - 1) * size, page * size), page, pages };
}
