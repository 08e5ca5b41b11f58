import {
  type BookingState,
  type Client,
  isVisitKey,
  NotFoundError,
  VisitAction,
} from "@manor/content-api";
import type { Log } from "../../content/log.ts";
import type { BookingChange, BookingResult } from "../../model/message-results.ts";
import { getErrorName } from "./delivery.ts";
import { getText } from "./guard.ts";

type Options = { client: Pick<Client, "getVisitStatus" | "changeVisit">; log: Log };

/** Reads and changes a booking by its key, which no log contains. */
export function createBookings({ client, log }: Options) {
  /** Changes nothing. */
  const findState = async (key: string): Promise<BookingState | "gone" | "down"> =>
    isVisitKey(key) ? client.getVisitStatus(key).catch(toFailure) : "gone";

  async function changeBooking(key: string, typed: object): Promise<BookingResult> {
    if (!isVisitKey(key)) return { outcome: "gone" };
    const change = readChange(typed);
    try {
      const result = await client.changeVisit(key, change);
      if ("booking" in result) return { outcome: "done", change, booking: result.booking };
      // The page shows the booking as it is.
      const shown = await client.changeVisit(key, { action: "open" });
      if (!("booking" in shown)) return { outcome: "down", change };
      const { booking } = shown;
      return "errors" in result
        ? { outcome: "rejected", change, booking, errors: result.errors }
        : { outcome: "conflict", change, booking, isFull: result.conflict === "full" };
    } catch (error) {
      return toFailure(error) === "gone" ? { outcome: "gone" } : { outcome: "down", change };
    }
  }

  function toFailure(error: unknown): "gone" | "down" {
    if (error instanceof NotFoundError) return "gone";
    log.warn({ problem: getErrorName(error) }, "A booking could not be read or changed");
    return "down";
  }

  return { findState, changeBooking };
}

/** What a button of the page asks for. Anything else only shows the booking. */
function readChange(typed: object): BookingChange {
  const people = getText(typed, "people");
  const time = getText(typed, "time");
  const { data } = VisitAction.safeParse({
    action: getText(typed, "action"),
    ...(time && { time }),
    ...(people && { people: Number(people) }),
    ...(getText(typed, "mayWait") === "yes" && { mayWait: true }),
  });
  if (!data || data.action === "status") return { action: "open" };
  return { ...data, action: data.action };
}
