import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import "../desk-signals.ts";
import type { SchoolDesk } from "../../src/school-archive/school-desk.ts";
import { mostBytesAtDesk, mostBytesOfCommand } from "./kind.ts";
import { makeArchive } from "./make-archive.ts";
import { isPass, passHeader } from "./pass.ts";
import { receive } from "./receive.ts";
import { RefusedError } from "./refused-error.ts";
import { createStage, type Stage } from "./stage.ts";

export const schoolArchivePath = "/school-archive";

export const isForSchoolArchive = ({ url }: IncomingMessage): boolean =>
  url?.split("?")[0] === schoolArchivePath;

type Asked = {
  request: IncomingMessage;
  response: ServerResponse;
  desk: SchoolDesk;
  stage: Stage;
  isCommand: boolean;
  /** Notes in the trail what an administrator did; what the command does is no line. */
  note: (what: string) => Promise<void>;
};

/**
 * The whole school as one archive, for administrators and for the command: GET gives it, POST looks through the one
 * that is sent, and POST with what the look through named takes it.
 */
export function createSchoolArchiveAnswer(dataDir: string, secret: string, version: string) {
  const stage = createStage(dataDir);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const desk = globalThis.schoolDesk;
    const headers = new Headers(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value] as [string, string]] : [],
      ),
    );
    const isCommand = isPass(request.headers[passHeader], secret);
    const who = isCommand ? undefined : await desk?.administrator(headers);
    if (!desk || !(isCommand || who))
      return refuse(request, response, 403, "Only an administrator may do this.");
    const note = async (what: string) => who && desk.note(who, what, headers);
    try {
      await answer({ request, response, desk, stage, isCommand, note }, version);
    } catch (error) {
      if (error instanceof RefusedError)
        return refuse(request, response, error.status, error.message);
      if (!(error instanceof Error) || error.name !== "NotTakenError") throw error;
      refuse(request, response, 400, error.message);
    }
  };
}

async function answer(asked: Asked, version: string): Promise<void> {
  const { request } = asked;
  const query = new URLSearchParams(request.url?.split("?")[1]);
  const seen = query.get("seen");
  if (request.method === "GET") return give(asked, version);
  if (request.method !== "POST") throw new RefusedError(400, "GET or POST, please.");
  if (seen === null) return lookThrough(asked);
  return take(asked, seen, query.get("replacing") === "yes");
}

async function give({ response, desk, stage, note }: Asked, version: string): Promise<void> {
  await stage.work(async (folder) => {
    const file = await makeArchive(folder, desk, version);
    await note("took the whole school out as a file");
    const day = new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
    response.writeHead(200, {
      "content-type": "application/gzip",
      "content-length": (await stat(file)).size,
      "content-disposition": `attachment; filename="school-${day}.tar.gz"`,
      "cache-control": "no-store",
    });
    // Whoever asked may go away meanwhile.
    await pipeline(createReadStream(file), response).catch(() => response.destroy());
  });
}

async function lookThrough({ request, response, desk, stage, isCommand }: Asked): Promise<void> {
  const mostBytes = isCommand ? mostBytesOfCommand : mostBytesAtDesk;
  const found = await stage.work(async (folder, keep) => {
    const { madeAt, school } = await receive(request, folder, mostBytes);
    const plan = await desk.lookThrough(folder);
    return { seen: keep(plan.own), madeAt, school, ...plan };
  });
  send(response, 200, found);
}

async function take(
  { response, desk, stage, note }: Asked,
  seen: string,
  isReplacing: boolean,
): Promise<void> {
  await stage.take(seen, async ({ folder, own }) => {
    if (own > 0 && !isReplacing)
      throw new RefusedError(
        409,
        `Somebody has written ${own} records and screens here, which would be gone. Nothing was changed.`,
      );
    await desk.replace(folder);
    await note("put a whole school in the place of this one");
  });
  send(response, 200, { message: "The school of the archive is here now." });
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
): void {
  if (response.headersSent) return void response.destroy();
  send(response, status, { errors: [{ message }] });
  request.resume();
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, 2_000).unref();
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
    .end(JSON.stringify(body));
}
