import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { SchoolProvider } from "./school/use-school.ts";
import { siteContext } from "./site-context.ts";

export { siteContext } from "./site-context.ts";

/** The whole page is finished before it is sent: no streaming, so no inline script is ever needed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Response {
  const html = renderToString(
    <SchoolProvider value={context.get(siteContext).school}>
      <ServerRouter context={router} url={request.url} />
    </SchoolProvider>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${html}`, { status, headers });
}

/** Errors that are no responses reach the server's one boundary as they are. */
export function handleError(error: unknown): void {
  if (!(error instanceof Response)) console.error(error);
}
