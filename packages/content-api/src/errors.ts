/** Every way in which asking the CMS can fail. `path` is the call's path, never a query with personal data. */
export abstract class ContentApiError extends Error {
  readonly path: string;
  constructor(path: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.path = path;
    this.name = new.target.name;
  }
}

/** The host answered 404: it does not know the thing or the school. */
export class NotFoundError extends ContentApiError {
  readonly status = 404;
  constructor(path: string) {
    super(
      path,
      `HTTP error! Status: 404. The CMS does not know ${path}; check the id and the school code.`,
    );
  }
}

/** The host answered with a status that is neither success nor 404. `retryAfter` is in seconds. */
export class BadStatusError extends ContentApiError {
  readonly status: number;
  readonly retryAfter: number;
  constructor(path: string, status: number, retryAfter = 0) {
    const advice =
      status === 401
        ? `does not know this CONTENT_API_TOKEN, so it refused ${path}; give site and host the same one`
        : `refused ${path}; see its log`;
    super(path, `HTTP error! Status: ${status}. The CMS ${advice}.`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** There was no answer at all: no connection, or one that ended before the headers of an answer. */
export class UnreachableError extends ContentApiError {
  constructor(path: string, cause?: unknown) {
    super(
      path,
      `The CMS could not be reached for ${path}, so its content cannot be renewed; check CONTENT_API_URL and that the host runs.`,
      { cause },
    );
  }
}

/** The host did not answer in time. */
export class TimeoutError extends ContentApiError {
  constructor(path: string, milliseconds: number) {
    super(path, `The CMS did not answer ${path} within ${milliseconds} ms; check its load.`);
  }
}

/** The response does not follow the content API: truncated, not JSON, of another shape, or too large. */
export class BadResponseError extends ContentApiError {
  constructor(path: string, problem: string, cause?: unknown) {
    super(
      path,
      `The CMS's answer to ${path} cannot be used: ${problem}. The last good answer stays.`,
      { cause },
    );
  }
}
