import type { Page, Request } from "@playwright/test";

/** Records this page's responses. The returned function gives the URL and the bytes of each, headers included. */
export function recordSizes(page: Page) {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  return () =>
    Promise.all(
      finished.splice(0).map(async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return { path: request.url(), bytes: responseBodySize + responseHeadersSize };
      }),
    );
}

export const sum = (list: readonly { bytes: number }[]): number =>
  list.reduce((total, { bytes }) => total + bytes, 0);
