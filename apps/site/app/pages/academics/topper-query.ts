import type { TopperQuery } from "../../rules/topper-view.ts";

export function readTopperQuery(request: Request): TopperQuery {
  const params = new URL(request.url).searchParams;
  return { year: params.get("year"), q: params.get("q") };
}
