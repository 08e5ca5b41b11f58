import {
  BadStatusError,
  type Birthday,
  type ContentApiError,
  type ListCallName,
  listCalls,
  NotFoundError,
  TimeoutError,
} from "@manor/content-api";
import type { ReadResult } from "../../content/cached-response.ts";
import { allowedBirthdays } from "../../content/privacy.ts";
import type { Dependencies } from "../dependencies.ts";
import { createEncodedTexts } from "../http/encoded-texts.ts";
import type { Exchange } from "../http/exchange.ts";
import { send, sendProblem } from "../http/send.ts";
import { createLimiter, TooBusyError } from "../limiter.ts";
import { getAuthHeaders } from "./auth.ts";

export type ReadsOptions = Pick<Dependencies, "content" | "client" | "clock" | "rateLimiter"> & {
  school: string;
};

/** Concurrent personalised requests to the CMS; public lists come from memory. */
const MAX_PERSONAL = 8;
const MAX_QUEUE = 32;
const TOO_MANY = "Too many requests came from your network. Please try again in a minute.";
const TOO_LATE = "The CMS did not respond in time.";
const BUSY = "The website is very busy. Please try again in a few seconds.";

/** The read calls: from the last good response, or directly from the CMS for a request with credentials. */
export function createReadHandlers({ content, client, clock, school, rateLimiter }: ReadsOptions) {
  const texts = createEncodedTexts();

  async function sendJson(exchange: Exchange, key: string, good: Good): Promise<true> {
    const { etag, encoded } = await texts(key, good.version, () => JSON.stringify(good.value));
    const headers = { "content-type": "application/json", "cache-control": "no-cache", etag };
    exchange.cacheResponse?.(headers, encoded);
    return send(exchange, 200, headers, encoded);
  }

  const limiter = createLimiter(MAX_PERSONAL, MAX_QUEUE);

  async function personal(exchange: Exchange, name: ListCallName): Promise<true> {
    const wait = rateLimiter.take(exchange.request);
    if (wait > 0) return sendProblem(exchange, 429, TOO_MANY, { "retry-after": wait });
    try {
      const response = await limiter(() =>
        client.list(name, { headers: getAuthHeaders(exchange.request, school) }),
      );
      const headers = { "content-type": "application/json", "cache-control": "private, no-store" };
      const list = response.changed ? response.value : [];
      return send(exchange, 200, headers, JSON.stringify(list));
    } catch (error) {
      if (error instanceof TooBusyError)
        return sendProblem(exchange, 503, BUSY, { "retry-after": error.retryAfter });
      return sendFailure(exchange, error as ContentApiError);
    }
  }

  /** A request with a token or another school code never reads or writes a shared response (R66). */
  function isPersonal({ request }: Exchange): boolean {
    const { authorization, schoolcode } = request.headers;
    return Boolean(authorization) || (schoolcode !== undefined && schoolcode !== school);
  }

  return {
    list: async (exchange: Exchange, name: ListCallName): Promise<true> => {
      if (listCalls[name].auth && isPersonal(exchange)) return personal(exchange, name);
      const reading = await content.list(name);
      if (reading.state !== "good") return sendMissing(exchange, reading);
      if (name === "birthdaysToday" || name === "allBirthdays") {
        // A response from an earlier day does not list today's birthdays (R39).
        const isOld = name === "birthdaysToday" && reading.day !== clock.today();
        const { birthdays } = exchange.school.settings;
        const list = isOld ? [] : allowedBirthdays(reading.value as Birthday[], birthdays);
        const headers = { "content-type": "application/json", "cache-control": "no-store" };
        return send(exchange, 200, headers, JSON.stringify(list));
      }
      return sendJson(exchange, name, reading);
    },
    album: async (exchange: Exchange): Promise<true> => {
      const id = exchange.url.searchParams.get("id") ?? "";
      const reading = await content.album(id);
      if (reading.state !== "good") return sendMissing(exchange, reading);
      return sendJson(exchange, `album:${id}`, reading);
    },
  };
}

type Good = Extract<ReadResult<unknown>, { state: "good" }>;
type Missing = Exclude<ReadResult<unknown>, { state: "good" }>;

function sendMissing(exchange: Exchange, reading: Missing): true {
  if (reading.state === "late") return sendProblem(exchange, 504, TOO_LATE);
  return sendFailure(exchange, reading.error);
}

/** Passes an error status on; no connection is 502, a timeout 504 (R64). */
function sendFailure(exchange: Exchange, error: ContentApiError | undefined): true {
  if (error instanceof NotFoundError)
    return sendProblem(exchange, 404, "The CMS does not have this record.");
  if (error instanceof BadStatusError)
    return sendProblem(exchange, error.status, "The CMS rejected the call.");
  if (error instanceof TimeoutError) return sendProblem(exchange, 504, TOO_LATE);
  return sendProblem(exchange, 502, "The CMS is unreachable.");
}
