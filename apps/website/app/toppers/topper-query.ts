import type { TopperQuery, TopperView } from "./topper-view.ts";

export function readTopperQuery({ url }: Pick<Request, "url">): TopperQuery {
  const params = new URL(url).searchParams;
  return { year: params.get("year"), q: params.get("q"), page: params.get("page") };
}

/** `?year=2025-2026&q=an&page=2` */
export function writeTopperQuery({ year, search }: TopperView["chosen"], page = 1): string {
  const params = new URLSearchParams({ year });
  if (search !== "") params.set("q", search);
  if (page > 1) params.set("page", String(page));
  return `?${params}`;
}
