import { Hono, type MiddlewareHandler } from "hono";
import type { Log } from "../../content/log.ts";
import type { ActiveAlert } from "../active-alert.ts";
import { handleError } from "../error-handler.ts";
import type { Exchange, Step } from "./exchange.ts";

type Env = { Bindings: Exchange };

/** Hono expects a response from every handler; a step has already written its own to the socket. */
const ALREADY_SENT = new Response();

/** A step as middleware of Hono. */
export const use =
  (step: Step): MiddlewareHandler<Env> =>
  async ({ env }, next) => {
    // The client has disconnected: skip the other steps.
    if (env.response.destroyed || (await step(env))) return ALREADY_SENT;
    return next();
  };

/** An application that passes unexpected errors on to the boundary in `handleWith`. */
export const createApp = (): Hono<Env> =>
  new Hono<Env>().onError((error) => {
    throw error;
  });

/** Handles every request: adds the emergency banner, and catches unexpected errors. */
export const handleWith =
  (app: Hono<Env>, alert: ActiveAlert, log: Log) =>
  async (exchange: Exchange): Promise<void> => {
    exchange.alert = alert();
    try {
      await app.fetch(new Request(exchange.url), exchange);
    } catch (error) {
      handleError(exchange, error, log);
    }
  };
