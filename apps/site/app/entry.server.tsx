import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export { siteContext } from "./site-context.ts";

/** The whole page is finished before it is sent: no streaming, so no inline script is ever needed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
): Response {
  const html = renderToString(<ServerRouter context={router} url={request.url} />);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${html}`, { status, headers });
}

/** Errors that are no responses reach the server's one boundary as they are. */
export function handleError(error: unknown): void {
  if (!(error instanceof Response)) console.error(error);
}
