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
import type { Clock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import { allowedBirthdays } from "../../content/privacy.ts";
import type { Exchange } from "../http/exchange.ts";
import { send, sendProblem } from "../http/send.ts";
import { createLimiter, TooBusyError } from "../images/limiter.ts";
import type { WorkAllowance } from "../visitors/work-allowance.ts";
import { authOf } from "./auth.ts";
import { createSendJson } from "./send-json.ts";

export type ReadsOptions = {
  content: Content;
  client: Client;
  clock: Clock;
  school: string;
  /** How many answers of his own one visitor may ask the host for. */
  allowance: WorkAllowance;
};

/** What the host does for single visitors at a time; lists for everybody come from memory. */
const MOST_PERSONAL = 8;
const LONGEST_QUEUE = 32;
const TOO_MANY = "This network sent too many requests within a minute.";
const BUSY = "The website is very busy right now.";

export type AnswerReads = {
  list: (exchange: Exchange, name: ListCallName) => Promise<true>;
  album: (exchange: Exchange) => Promise<true>;
};

/** The read calls: from the last good answer, or straight from the host when a token came along. */
export function createAnswerReads({
  content,
  client,
  clock,
  school,
  allowance,
}: ReadsOptions): AnswerReads {
  const sendJson = createSendJson();
  const limiter = createLimiter(MOST_PERSONAL, LONGEST_QUEUE);

  async function personal(exchange: Exchange, name: ListCallName): Promise<true> {
    const wait = allowance.take(exchange.request);
    if (wait > 0) return sendProblem(exchange, 429, TOO_MANY, { "retry-after": wait });
    try {
      const answer = await limiter(() =>
        client.list(name, { headers: authOf(exchange.request, school) }),
      );
      const body = JSON.stringify(answer.changed ? answer.value : []);
      return send(
        exchange,
        200,
        { "content-type": "application/json", "cache-control": "private, no-store" },
        body,
      );
    } catch (error) {
      if (error instanceof TooBusyError)
        return sendProblem(exchange, 503, BUSY, { "retry-after": error.retryAfter });
      return sendFailure(exchange, error as ContentApiError);
    }
  }

  /** A visitor with a token or a school code of his own never gets, or leaves, a shared answer (R66). */
  function isPersonal({ request }: Exchange): boolean {
    const { authorization, schoolcode } = request.headers;
    return Boolean(authorization) || (schoolcode !== undefined && schoolcode !== school);
  }

  return {
    list: async (exchange, name) => {
      if (listCalls[name].auth && isPersonal(exchange)) return personal(exchange, name);
      const reading = await content.list(name);
      if (reading.state === "late")
        return sendProblem(exchange, 504, "The CMS did not answer in time.");
      if (reading.state === "failed") return sendFailure(exchange, reading.error);
      if (name === "birthdaysToday" || name === "allBirthdays") {
        // An answer of an earlier day is not today's (R39).
        const isOld = name === "birthdaysToday" && reading.day !== clock.today();
        const { birthdays } = exchange.school.settings;
        const list = isOld ? [] : allowedBirthdays(reading.value as Birthday[], birthdays);
        const headers = { "content-type": "application/json", "cache-control": "no-store" };
        return send(exchange, 200, headers, JSON.stringify(list));
      }
      return sendJson(exchange, name, reading);
    },
    album: async (exchange) => {
      const id = exchange.url.searchParams.get("id") ?? "";
      const reading = await content.album(id);
      if (reading.state === "late")
        return sendProblem(exchange, 504, "The CMS did not answer in time.");
      if (reading.state === "failed") return sendFailure(exchange, reading.error);
      return sendJson(exchange, `album:${id}`, reading);
    },
  };
}

/** A bad status goes on unchanged; no connection is 502, no answer in time 504 (R64). */
function sendFailure(exchange: Exchange, error: ContentApiError | undefined): true {
  if (error instanceof NotFoundError)
    return sendProblem(exchange, 404, "The CMS does not know it.");
  if (error instanceof BadStatusError)
    return sendProblem(exchange, error.status, "The CMS refused the call.");
  if (error instanceof TimeoutError)
    return sendProblem(exchange, 504, "The CMS did not answer in time.");
  return sendProblem(exchange, 502, "The CMS cannot be reached.");
}
