import { lookup as resolve } from "node:dns/promises";
import { type ClientRequest, get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { isPublicAddress } from "./public-address.ts";

const MAX_REDIRECTS = 5;
const MAX_TRIES = 5;
const SILENCE_MS = 30_000;
const WHOLE_MS = 180_000;
const PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** After so many refusals in a row, the old site has closed its door to this server. */
export const maxRefusals = 10;

/** Why a file was not fetched, as the operator reads it. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  /** Whether the old site refuses this server, so that the next files will fail, too. */
  readonly isRefusal: boolean;
  /** Whether there was no connection to the old site. */
  readonly isUnreachable: boolean;
  readonly status: number | undefined;
  constructor(
    message: string,
    more: { isRefusal?: boolean; isUnreachable?: boolean; status?: number } = {},
  ) {
    super(message);
    this.isRefusal = more.isRefusal ?? false;
    this.isUnreachable = more.isUnreachable ?? false;
    this.status = more.status;
  }
}

/** What tests replace: the old site of a test is on this machine. */
export type Network = {
  lookup: (host: string) => Promise<{ address: string; family: number }[]>;
  isAllowedAddress: (address: string) => boolean;
  wait: (ms: number) => Promise<void>;
};

export const internet: Network = {
  lookup: (host) => resolve(host, { all: true }),
  isAllowedAddress: isPublicAddress,
  wait: (ms) => sleep(ms),
};

/** What is wanted: a file, a web page, or JSON. */
export type FetchedKind = "file" | "page" | "JSON";

/** Fetches files and pages of the old site, and of no other. */
export function createFetcher(from: URL, network: Network = internet) {
  // A pause that the old site asks for holds for all files.
  let resumeAt = Promise.resolve();

  /** Rejects with FetchError. */
  async function fetchFile(
    address: string,
    maxBytes: number,
    kind: FetchedKind = "file",
  ): Promise<Buffer> {
    let url = toAllowed(address, from);
    let tries = 0;
    for (let hops = 0; hops <= MAX_REDIRECTS; ) {
      await resumeAt;
      const response = await open(url, network);
      const { statusCode: status = 0, headers } = response;
      if (status === 200) return readBody(response, maxBytes, kind);
      response.destroy();
      if (status >= 300 && status < 400 && headers.location) {
        const target = URL.parse(headers.location, url);
        url = toAllowed(target?.href ?? headers.location, from);
        hops += 1;
      } else if (
        (status === 429 || (status === 503 && !isChallenge(response))) &&
        tries < MAX_TRIES
      ) {
        tries += 1;
        resumeAt = network.wait(toPause(headers["retry-after"], tries));
      } else throw toError(response, status);
    }
    throw new FetchError(`more than ${MAX_REDIRECTS} redirects`);
  }
  return fetchFile;
}

export type FetchFile = ReturnType<typeof createFetcher>;

/** Only http and https, the host of `--from` with or without `www.`, and its port. */
function toAllowed(address: string, from: URL): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    throw new FetchError("its address does not start with http:// or https://");
  const toHost = ({ hostname }: URL): string => hostname.replace(/^www\./, "").replace(/\.$/, "");
  if (toHost(url) !== toHost(from) || (url.port !== from.port && url.port !== ""))
    throw new FetchError(`it is on another host (${url.host}) than the old site`);
  return url;
}

function open(url: URL, { lookup, isAllowedAddress }: Network): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // Node does not look up a host that is an address.
  if (isIP(host) && !isAllowedAddress(host)) throw toPrivate(host);
  /** Checks the addresses to which Node then connects: a second look-up could give others. */
  const checked: LookupFunction = (name, { all }, done) => {
    lookup(name).then(
      (found) => {
        const [first] = found;
        if (!first) return done(new FetchError(`${name} has no address`), []);
        if (!found.every(({ address }) => isAllowedAddress(address)))
          return done(toPrivate(name), []);
        return all ? done(null, found) : done(null, first.address, first.family);
      },
      (error: Error) => done(error, []),
    );
  };
  const { promise, resolve: pass, reject } = Promise.withResolvers<IncomingMessage>();
  const options = {
    lookup: checked,
    agent: false,
    timeout: SILENCE_MS,
    signal: AbortSignal.timeout(WHOLE_MS),
    headers: { "user-agent": "Manor import", accept: "*/*" },
  } as const;
  const get = url.protocol === "https:" ? getHttps : getHttp;
  const request: ClientRequest = get(url, options, pass);
  const silence = new FetchError("the old site does not respond", { isUnreachable: true });
  request.on("timeout", () => request.destroy(silence));
  request.on("error", (error) => reject(toFetchError(error)));
  return promise;
}

async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  kind: FetchedKind,
): Promise<Buffer> {
  const { headers } = response;
  const tooLarge = () =>
    new FetchError(`it is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`);
  const isPage = /^text\/html/i.test(headers["content-type"] ?? "");
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (Number(headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
    if (kind !== "page" && isPage) throw await toPageError(response);
    if (kind === "page" && !isPage) throw new FetchError("it is not a web page");
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    response.destroy();
    throw toFetchError(error);
  }
  const bytes = Buffer.concat(chunks, size);
  if (kind === "page" && isChallengePage(response, bytes)) throw createChallengeError();
  return bytes;
}

/** What pages say that some hosts send instead of a file, with the status 200, to servers that they take for robots. */
const challenge = /captcha|challenge|are you (?:a )?(?:human|robot)|checking your browser|cf-chl/i;
const MAX_PAGE = 64 * 1024;

async function toPageError(response: IncomingMessage): Promise<FetchError> {
  let page = "";
  for await (const chunk of response as AsyncIterable<Buffer>) {
    page += chunk.toString("latin1");
    if (page.length > MAX_PAGE) break;
  }
  if (response.headers["cf-mitigated"] !== undefined || challenge.test(page))
    return createChallengeError();
  return new FetchError("the old site sent a page instead of the file");
}

const createChallengeError = (): FetchError =>
  new FetchError("the old site asks whether this server is a robot", { isRefusal: true });

/** A page of a school may contain these words, such as a form with a captcha, but not as its title. */
const challengeTitle =
  /<title[^>]{0,200}>[^<]{0,200}(?:just a moment|attention required|captcha|are you (?:a )?(?:human|robot)|checking your browser)/i;
const challengeScript = /\/\.well-known\/sgcaptcha|_Incapsula_Resource|window\._cf_chl_opt/;

function isChallengePage({ headers }: IncomingMessage, bytes: Buffer): boolean {
  if (headers["cf-mitigated"] !== undefined) return true;
  const page = bytes.toString("latin1", 0, MAX_PAGE);
  return challengeTitle.test(page) || challengeScript.test(page);
}

const isChallenge = ({ headers }: IncomingMessage): boolean =>
  headers["cf-mitigated"] !== undefined || /^text\/html/i.test(headers["content-type"] ?? "");

function toError(response: IncomingMessage, status: number): FetchError {
  if (
    status === 401 ||
    status === 403 ||
    status === 429 ||
    (status === 503 && isChallenge(response))
  )
    return new FetchError(
      `the old site refuses this server (${status}). Let it in where the old site blocks robots, and import again`,
      { isRefusal: true, status },
    );
  if (status === 404 || status === 410)
    return new FetchError(`the old site no longer has it (${status})`, { status });
  return new FetchError(`the old site answered ${status}`, { status });
}

const toPrivate = (host: string): FetchError =>
  new FetchError(`${host} is a private or reserved address`, { isUnreachable: true });

const toFetchError = (error: unknown): FetchError => {
  if (error instanceof FetchError) return error;
  const { code, message } = Object(error) as { code?: string; message?: string };
  return new FetchError(`the connection failed (${code ?? message})`, { isUnreachable: true });
};

const toPause = (retryAfter: string | undefined, tries: number): number => {
  const seconds = Number(retryAfter ?? Number.NaN);
  const wanted = Number.isFinite(seconds) ? seconds * 1_000 : PAUSE_MS * 2 ** (tries - 1);
  return Math.min(Math.max(wanted, PAUSE_MS), MAX_PAUSE_MS);
};
