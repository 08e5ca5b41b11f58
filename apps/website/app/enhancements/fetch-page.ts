/**
 * Fetches a page of this site as a document. XMLHttpRequest parses it itself, so no string becomes HTML and
 * the page's policy (`trusted-types 'none'`) holds. Rejects on any failure and when aborted.
 */
export function fetchPage(address: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    const fail = (reason: string) => () =>
      reject(new PageNotFetchedError(`${address} was not fetched (${reason}).`));
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else fail(`status ${request.status}`)();
    };
    request.onerror = fail("no connection");
    request.onabort = fail("aborted");
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send();
  });
}

/** The next page could not be fetched; the caller navigates to its address instead. */
class PageNotFetchedError extends Error {
  override readonly name = "PageNotFetchedError";
}
