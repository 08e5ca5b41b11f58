import { Hono, type MiddlewareHandler } from "hono";
import type { Log } from "../../content/log.ts";
import type { ActiveAlert } from "../active-alert.ts";
import { answerFailure } from "../failure.ts";
import type { Exchange, Step } from "./exchange.ts";

type Env = { Bindings: Exchange };

/** Hono wants a response of every handler; ours have written theirs to the connection already. */
const ANSWERED = new Response();

/** A step as middleware of Hono. */
export const use =
  (step: Step): MiddlewareHandler<Env> =>
  async ({ env }, next) => {
    // The visitor has gone: nothing more is made for him.
    if (env.response.destroyed || (await step(env))) return ANSWERED;
    return next();
  };

/** An application in which every surprise reaches the one boundary, in `answerWith`. */
export const createApp = (): Hono<Env> =>
  new Hono<Env>().onError((error) => {
    throw error;
  });

/** Handles every request: adds the emergency banner, and catches unexpected errors. */
export const answerWith =
  (app: Hono<Env>, alert: ActiveAlert, log: Log) =>
  async (exchange: Exchange): Promise<void> => {
    exchange.alert = alert();
    try {
      await app.fetch(new Request(exchange.url), exchange);
    } catch (error) {
      answerFailure(exchange, error, log);
    }
  };
