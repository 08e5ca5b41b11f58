import { type Answer, NotFoundError } from "@manor/content-api";

const ASK_AGAIN_AFTER_MS = 10 * 60_000;

/**
 * Asks for something beyond the specification, which a host need not know (R73). A 404 means `none`, and the host is
 * asked again after ten minutes; `isKnown` says that the host once knew the call, so that a 404 is some other trouble.
 */
export function createOptionalCall<T>(none: T, now: () => number = () => performance.now()) {
  let askAgainAt = Number.NEGATIVE_INFINITY;
  return async (ask: () => Promise<Answer<T>>, isKnown: () => boolean): Promise<Answer<T>> => {
    if (now() < askAgainAt) return { changed: false };
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof NotFoundError) || isKnown()) throw error;
      askAgainAt = now() + ASK_AGAIN_AFTER_MS;
      return { changed: true, value: none, etag: "", dropped: 0 };
    }
  };
}
