// For the tests of the server.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { School } from "@manor/content-api/school";
import { silentLog } from "../content/test-content.ts";
import { sampleSchool } from "../model/school/test-school.ts";
import type { Language } from "../model/texts/languages.ts";
import { reply, type Step } from "./http/exchange.ts";
import { createHttpServer } from "./http-server.ts";

/** Starts a server and returns its address. It does not keep the tests from ending. */
export async function listen(handler: RequestListener | Server): Promise<string> {
  const server = typeof handler === "function" ? createServer(handler) : handler;
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The status of a request that no step has answered. */
export const PASSED = 418;

/** Starts a site that consists of these steps and returns its address. */
export const serveSteps = (
  steps: readonly Step[],
  getSchool: () => School = () => sampleSchool,
  findSchool?: (language: Language) => School | undefined,
): Promise<string> =>
  listen(
    createHttpServer({
      steps: [...steps, () => reply(PASSED, {})],
      getSchool,
      ...(findSchool && { findSchool }),
      log: silentLog,
    }),
  );

export type RawResponse = {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: Buffer;
};

/** Requests exactly this path, which `fetch` would normalise, with only these headers. */
export const fetchRaw = (
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawResponse> =>
  new Promise((done, failed) => {
    request(origin, { path, headers, method, agent: false }, (response) => {
      const { statusCode: status, headers: received } = response;
      buffer(response).then((body) => done({ status, headers: received, body }), failed);
    })
      .on("error", failed)
      .end();
  });
