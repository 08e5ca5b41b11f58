import {
  BadStatusError,
  type Birthday,
  type Client,
  type ContentApiError,
  type ListCallName,
  listCalls,
  NotFoundError,
  TimeoutError,
} from "@manor/content-api";
import type { ReadResult } from "../../content/cached-response.ts";
import type { Clock } from "../../content/clock.ts";
import { type Content, findContent } from "../../content/content.ts";
import { allowedBirthdays } from "../../content/privacy.ts";
import { addPrefix, isLanguage, type Language } from "../../model/texts/languages.ts";
import { type Exchange, problem, type Reply, reply } from "../http/exchange.ts";
import type { FinishedResponses } from "../http/finished-responses.ts";
import { createLimiter, TooBusyError } from "../limiter.ts";
import type { RateLimiter } from "../visitors/rate-limiter.ts";
import { getAuthHeaders } from "./auth.ts";

export type ReadsOptions = {
  content: Pick<Content, "list" | "album" | "inLanguage" | "version">;
  client: Pick<Client, "list">;
  clock: Pick<Clock, "today">;
  responses: Pick<FinishedResponses, "getText">;
  /** How many personalised responses one client may request. */
  rateLimiter: RateLimiter;
  school: string;
};

/** Concurrent personalised requests to the CMS; public lists come from memory. */
const MAX_PERSONAL = 8;
const MAX_QUEUE = 32;
const JSON_HEADERS = { "content-type": "application/json", "cache-control": "no-cache" };
const TOO_MANY = "Too many requests came from your network. Please try again in a minute.";
const TOO_LATE = "The CMS did not respond in time.";
const BUSY = "The website is very busy. Please try again in a few seconds.";

/** The read calls: from the last good response, or directly from the CMS for a request with credentials. */
export function createReadHandlers({
  content,
  client,
  clock,
  responses,
  school,
  rateLimiter,
}: ReadsOptions) {
  const toJson = (address: string, language: Language, { version, value }: Good): Promise<Reply> =>
    responses.getText(
      addPrefix(language, address),
      // A translation may change without its source.
      language === "en" ? version : `${version} ${content.version()}`,
      JSON_HEADERS,
      () => JSON.stringify(value),
    );

  const limiter = createLimiter(MAX_PERSONAL, MAX_QUEUE);

  async function personal(exchange: Exchange, name: ListCallName): Promise<Reply> {
    const wait = rateLimiter.take(exchange.request);
    if (wait > 0) return problem(429, TOO_MANY, { "retry-after": wait });
    try {
      const response = await limiter(() =>
        client.list(name, { headers: getAuthHeaders(exchange.request, school) }),
      );
      const headers = { "content-type": "application/json", "cache-control": "private, no-store" };
      const list = response.changed ? response.value : [];
      return reply(200, headers, JSON.stringify(list));
    } catch (error) {
      if (error instanceof TooBusyError)
        return problem(503, BUSY, { "retry-after": error.retryAfter });
      return toFailure(error as ContentApiError);
    }
  }

  /** A request with a token or another school code never reads or writes a shared response (R66). */
  function isPersonal({ request }: Exchange): boolean {
    const { authorization, schoolcode } = request.headers;
    return Boolean(authorization) || (schoolcode !== undefined && schoolcode !== school);
  }

  return {
    list: async (exchange: Exchange, name: ListCallName): Promise<Reply> => {
      if (listCalls[name].auth && isPersonal(exchange)) return personal(exchange, name);
      const language = readLanguageParameter(exchange);
      const shown = findContent(content, language) ?? content;
      const reading = await shown.list(name);
      if (reading.state !== "good") return toMissing(reading);
      if (name === "birthdaysToday" || name === "allBirthdays") {
        // A response from an earlier day does not list today's birthdays (R39).
        const isOld = name === "birthdaysToday" && reading.day !== clock.today();
        const { birthdays } = exchange.school.settings;
        const list = isOld ? [] : allowedBirthdays(reading.value as Birthday[], birthdays);
        const headers = { "content-type": "application/json", "cache-control": "no-store" };
        return reply(200, headers, JSON.stringify(list));
      }
      return toJson(`/api/${name}`, language, reading);
    },
    album: async (exchange: Exchange): Promise<Reply> => {
      const id = exchange.url.searchParams.get("id") ?? "";
      const reading = await content.album(id);
      if (reading.state !== "good") return toMissing(reading);
      return toJson(`/api/subGallery?id=${id}`, "en", reading);
    },
  };
}

function readLanguageParameter({ url }: Exchange): Language {
  const code = url.searchParams.get("lang") ?? "en";
  return isLanguage(code) ? code : "en";
}

type Good = Extract<ReadResult<unknown>, { state: "good" }>;
type Missing = Exclude<ReadResult<unknown>, { state: "good" }>;

function toMissing(reading: Missing): Reply {
  if (reading.state === "late") return problem(504, TOO_LATE);
  return toFailure(reading.error);
}

/** Passes an error status on; no connection is 502, a timeout 504 (R64). */
function toFailure(error: ContentApiError | undefined): Reply {
  if (error instanceof NotFoundError) return problem(404, "The CMS does not have this record.");
  if (error instanceof BadStatusError) return problem(error.status, "The CMS rejected the call.");
  if (error instanceof TimeoutError) return problem(504, TOO_LATE);
  return problem(502, "The CMS is unreachable.");
}
