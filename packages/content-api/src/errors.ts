/** The base class of all failures of a CMS request. `path` never contains a query with personal data. */
export abstract class ContentApiError extends Error {
  readonly path: string;
  constructor(path: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.path = path;
    this.name = new.target.name;
  }
}

/** The CMS returned 404: it does not know the record or the school. */
export class NotFoundError extends ContentApiError {
  readonly status = 404;
  constructor(path: string) {
    super(
      path,
      `HTTP error! Status: 404. The CMS does not know ${path}; check the id and the school code.`,
    );
  }
}

/** The CMS returned an error status other than 404. `retryAfter` is in seconds. */
export class BadStatusError extends ContentApiError {
  readonly status: number;
  readonly retryAfter: number;
  constructor(path: string, status: number, retryAfter = 0) {
    const advice =
      status === 401
        ? `does not know this CONTENT_API_TOKEN, so it rejected ${path}; set the same one for site and CMS`
        : `rejected ${path}; see its log`;
    super(path, `HTTP error! Status: ${status}. The CMS ${advice}.`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** There was no response: no connection, or one that ended before the response headers. */
export class UnreachableError extends ContentApiError {
  constructor(path: string, cause?: unknown) {
    super(
      path,
      `The CMS could not be reached for ${path}, so its content is not updated. Check CONTENT_API_URL and that the CMS runs.`,
      { cause },
    );
  }
}

/** The CMS did not respond in time. */
export class TimeoutError extends ContentApiError {
  constructor(path: string, milliseconds: number) {
    super(path, `The CMS did not respond to ${path} within ${milliseconds} ms; check its load.`);
  }
}

/** Whether an error means that the CMS gave no response. */
export const gaveNoResponse = (error: unknown): boolean =>
  error instanceof UnreachableError || error instanceof TimeoutError;

/** The response does not follow the content API: truncated, not JSON, of another shape, or too large. */
export class BadResponseError extends ContentApiError {
  constructor(path: string, problem: string, cause?: unknown) {
    super(
      path,
      `The CMS's response to ${path} cannot be used: ${problem}. The site continues with the last good response.`,
      { cause },
    );
  }
}
