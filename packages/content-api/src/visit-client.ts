import { z } from "zod";
import { visitKeyPath, visitLinkPath, visitPath } from "./calls.ts";
import { BadResponseError } from "./errors.ts";
import { asJson, parseJson, post, request, type Transport } from "./transport.ts";
import {
  Booking,
  type BookingState,
  BookingStatus,
  type VisitAction,
  VisitConflict,
  VisitReply,
  type VisitRequest,
} from "./visit.ts";

type Change = Exclude<VisitAction, { action: "status" }>;
type Conflict = VisitConflict["state"];

/** The calls about visits. Their errors never contain the key of a booking. */
export type VisitClient = {
  /**
   * Books a visit, with an `idempotency-key` like `sendForm`. Returns the reply, or a message per field that the CMS
   * rejected (422). Throws a ContentApiError otherwise.
   */
  sendVisit(
    visit: VisitRequest,
    headers?: Record<string, string>,
  ): Promise<{ reply: VisitReply } | { errors: Record<string, string> }>;
  /** The state of the booking of this key. Throws NotFoundError when the key is unknown or dead. */
  getVisitStatus(key: string): Promise<BookingState>;
  /**
   * Reads or changes the booking of this key. Returns `conflict` for a change that its state does not allow (409), and
   * `errors` for one with invalid fields (422). Throws NotFoundError when the key is unknown or dead.
   */
  changeVisit(
    key: string,
    action: Change,
  ): Promise<{ booking: Booking } | { conflict: Conflict } | { errors: Record<string, string> }>;
  /** Has new links sent to an address for its bookings, if it has any. */
  sendVisitLink(email: string): Promise<void>;
};

const Errors = z.object({ errors: z.record(z.string(), z.string()) });

export function createVisitClient(transport: Transport, school: string): VisitClient {
  const path = visitPath(school);
  const withKey = (key: string): Transport => ({
    ...transport,
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (url.pathname.endsWith(path))
        url.pathname = url.pathname.replace(path, visitKeyPath(school, key));
      return transport.fetch(url, init);
    },
  });
  const send = async (by: Transport, body: object, headers?: Record<string, string>) => {
    const init = { ...asJson(body, headers), method: "POST" };
    const response = await request(by, path, init, [409, 422]);
    return { status: response.status, json: parseJson(path, response.body) };
  };
  const read = <T>(schema: z.ZodType<T>, json: unknown): T => {
    const { data, success } = schema.safeParse(json);
    if (!success) throw new BadResponseError(path, "it has an unknown shape");
    return data;
  };
  return {
    sendVisit: async (visit, headers) => {
      const { status, json } = await send(transport, visit, headers);
      return status === 422 ? read(Errors, json) : { reply: read(VisitReply, json) };
    },
    getVisitStatus: async (key) => {
      const { json } = await send(withKey(key), { action: "status" });
      return read(BookingStatus, json).state;
    },
    changeVisit: async (key, action) => {
      const { status, json } = await send(withKey(key), action);
      if (status === 409) return { conflict: read(VisitConflict, json).state };
      return status === 422 ? read(Errors, json) : { booking: read(Booking, json) };
    },
    sendVisitLink: (email) => post(transport, visitLinkPath(school), asJson({ email })),
  };
}
