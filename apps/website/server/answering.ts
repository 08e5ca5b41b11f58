import type { Log } from "../content/log.ts";
import { answerFailure } from "./failure.ts";
import type { Exchange } from "./http/exchange.ts";
import type { StandingAlert } from "./standing-alert.ts";

type Handle = (exchange: Exchange) => Promise<void>;

/** Answers every exchange: what the office says to all goes along, and a surprise ends here. */
export const answering =
  (handle: Handle, standingAlert: StandingAlert, log: Log) =>
  (exchange: Exchange): void => {
    exchange.alert = standingAlert();
    handle(exchange).catch((error: unknown) => answerFailure(exchange, error, log));
  };
