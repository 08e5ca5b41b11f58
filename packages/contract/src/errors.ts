/** Every way in which asking the content host can fail. `path` is the call's path, never a query with personal data. */
export abstract class ContentHostError extends Error {
  readonly path: string;
  constructor(path: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.path = path;
    this.name = new.target.name;
  }
}

/** The host answered 404: it does not know the thing or the school. */
export class NotFoundError extends ContentHostError {
  readonly status = 404;
  constructor(path: string) {
    super(
      path,
      `HTTP error! Status: 404. The content host does not know ${path}; check the id and the school code.`,
    );
  }
}

/** The host answered with a status that is neither success nor 404. `retryAfter` is in seconds. */
export class BadStatusError extends ContentHostError {
  readonly status: number;
  readonly retryAfter: number;
  constructor(path: string, status: number, retryAfter = 0) {
    const advice =
      status === 401
        ? `does not know this CONTENT_HOST_TOKEN, so it refused ${path}; give site and host the same one`
        : `refused ${path}; see its log`;
    super(path, `HTTP error! Status: ${status}. The content host ${advice}.`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** There was no answer at all: no connection, or one that ended before the headers of an answer. */
export class UnreachableError extends ContentHostError {
  constructor(path: string, cause?: unknown) {
    super(
      path,
      `The content host could not be reached for ${path}, so its content cannot be renewed; check CONTENT_HOST_URL and that the host runs.`,
      { cause },
    );
  }
}

/** The host did not answer in time. */
export class TimeoutError extends ContentHostError {
  constructor(path: string, milliseconds: number) {
    super(
      path,
      `The content host did not answer ${path} within ${milliseconds} ms; check its load.`,
    );
  }
}

/** The answer was not what the contract says: cut, not JSON, of another shape, or too large. */
export class BadResponseError extends ContentHostError {
  constructor(path: string, problem: string, cause?: unknown) {
    super(
      path,
      `The content host's answer to ${path} cannot be used: ${problem}. The last good answer stays.`,
      { cause },
    );
  }
}
