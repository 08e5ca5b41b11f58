import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createFetcher, type FetchedKind, internet } from "./fetch-file.ts";
import { isPublicAddress } from "./public-address.ts";

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

async function startServer(handle: RequestListener): Promise<number> {
  const server = createServer(handle).listen(0, "127.0.0.1");
  close.push(() => server.close());
  await new Promise((ready) => server.once("listening", ready));
  return (server.address() as AddressInfo).port;
}

/** The old site is on this machine. */
const local = {
  lookup: async () => [{ address: "127.0.0.1", family: 4 }],
  isAllowedAddress: () => true,
  wait: vi.fn(async () => {}),
};
const MB = 1024 * 1024;
const html = { "content-type": "text/html" };

/** Fetches `/a.jpg` from a server that responds as given. */
async function fetchFrom(handle: RequestListener, maxBytes = MB, kind: FetchedKind = "file") {
  const port = await startServer(handle);
  const from = new URL(`http://old.school.example:${port}/`);
  return createFetcher(from, local)(new URL("/a.jpg", from).href, maxBytes, kind);
}

/** Hosts as addresses in every notation, and names that resolve to a private or reserved address. */
const hostile: [host: string, resolved?: string][] = [
  ...(["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0"] as const).map(
    (host): [string] => [host],
  ),
  ...(["10.0.0.8", "192.168.1.1", "172.16.0.1", "172.31.255.255", "169.254.169.254"] as const).map(
    (host): [string] => [host],
  ),
  ...(["100.64.0.1", "192.0.0.8", "198.18.0.1", "224.0.0.1", "255.255.255.255"] as const).map(
    (host): [string] => [host],
  ),
  ...(["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]"] as const).map(
    (host): [string] => [host],
  ),
  ...(["[fe80::1]", "[fc00::1]", "[fd00:ec2::254]", "[ff02::1]", "[2002:7f00:1::]"] as const).map(
    (host): [string] => [host],
  ),
  ...(["[2001:0:7f00:1::]", "[2001:db8::1]", "[64:ff9b:1::a00:1]", "[::127.0.0.1]"] as const).map(
    (host): [string] => [host],
  ),
  ["localhost", "127.0.0.1"],
  ["localhost.localdomain", "::1"],
  ["127.0.0.1.nip.io", "127.0.0.1"],
  ["10-0-0-8.sslip.io", "10.0.0.8"],
  ["metadata.google.internal", "169.254.169.254"],
  ["mapped.example", "::ffff:10.0.0.8"],
  ["nat64.example", "64:ff9b::a00:8"],
  ["sixtofour.example", "2002:a00:8::1"],
  ["unique-local.example", "fd12::1"],
  ["zone.example", "fe80::1%eth0"],
  ["broadcast.example", "255.255.255.255"],
];

test.each(hostile)("refuses the host %s, before it connects", async (host, resolved = "") => {
  const lookup = async () => [{ address: resolved, family: resolved.includes(":") ? 6 : 4 }];
  const from = new URL(`http://${host}:1/`);
  const fetchFile = createFetcher(from, { ...internet, lookup });
  await expect(fetchFile(new URL("/a.jpg", from).href, MB)).rejects.toThrow(
    /is a private or reserved address/,
  );
});

test("refuses a name with one public and one private address", async () => {
  const lookup = async () => [
    { address: "93.184.215.14", family: 4 },
    { address: "127.0.0.1", family: 4 },
  ];
  const fetchFile = createFetcher(new URL("http://two.example:1/"), { ...internet, lookup });
  await expect(fetchFile("http://two.example:1/a.jpg", MB)).rejects.toThrow(/private or reserved/);
});

test.each(["93.184.215.14", "1.1.1.1", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"])(
  "%s is a public address",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  "http://127.0.0.1/a.jpg",
  "http://other.example/a.jpg",
  "file:///etc/passwd",
  "ftp://old.school.example/a",
])("follows no redirect to %s", async (location) => {
  const fetching = fetchFrom((_, response) => response.writeHead(302, { location }).end());
  await expect(fetching).rejects.toThrow(
    /it is on another host|its address does not start with http/,
  );
});

test("checks the address again on a redirect to the same host", async () => {
  const answers = ["127.0.0.1", "10.0.0.8"];
  const port = await startServer((_, response) =>
    response.writeHead(302, { location: "/b.jpg" }).end(),
  );
  const lookup = async () => [{ address: answers.shift() ?? "", family: 4 }];
  const isAllowedAddress = (address: string) => address === "127.0.0.1";
  const from = new URL(`http://old.school.example:${port}/`);
  const fetchFile = createFetcher(from, { ...local, lookup, isAllowedAddress });
  await expect(fetchFile(`${from.href}a.jpg`, MB)).rejects.toThrow(/private or reserved/);
});

test("follows a redirect between the names with and without www", async () => {
  const port = await startServer((request, response) => {
    if (request.headers.host?.startsWith("www.")) response.end("bytes");
    else response.writeHead(301, { location: `http://www.old.school.example:${port}/a.jpg` }).end();
  });
  const from = new URL(`http://old.school.example:${port}/`);
  const bytes = await createFetcher(from, local)(`${from.href}a.jpg`, MB);
  expect(bytes.toString()).toBe("bytes");
});

test("ends a loop of redirects", async () => {
  const fetching = fetchFrom((_, response) =>
    response.writeHead(302, { location: "/a.jpg" }).end(),
  );
  await expect(fetching).rejects.toThrow("more than 5 redirects");
});

test.each([
  [
    "by its length",
    (bytes: Buffer): RequestListener =>
      (_, response) =>
        response.end(bytes),
  ],
  [
    "without a length",
    (bytes: Buffer): RequestListener =>
      (_, response) => {
        response.write(bytes.subarray(0, 10));
        response.end(bytes.subarray(10));
      },
  ],
])("refuses a file that is too large, %s", async (_, respond) => {
  await expect(fetchFrom(respond(Buffer.alloc(MB + 1)), MB)).rejects.toThrow(
    "it is larger than 1 MB",
  );
});

test("pauses when the old site asks for it, and then gets the file", async () => {
  local.wait.mockClear();
  let count = 0;
  const bytes = await fetchFrom((_, response) => {
    count += 1;
    if (count < 3) response.writeHead(429, count === 1 ? { "retry-after": "7" } : {}).end();
    else response.end("bytes");
  });
  expect(bytes.toString()).toBe("bytes");
  expect(local.wait.mock.calls).toEqual([[7_000], [2_000]]);
});

test.each([
  [403, {}, "the old site refuses this server (403)"],
  [503, { "cf-mitigated": "challenge" }, "the old site refuses this server (503)"],
  [404, {}, "the old site no longer has it (404)"],
  [500, {}, "the old site answered 500"],
  [200, { "content-type": "text/html" }, "the old site sent a page instead of the file"],
])("explains a status of %i", async (status, headers, message) => {
  const fetching = fetchFrom((_, response) => response.writeHead(status, headers).end("<p>"));
  await expect(fetching).rejects.toThrow(message);
});

test.each([
  ["403", true, 403, {}, ""],
  ["429 again and again", true, 429, {}, ""],
  ["a challenge in place of the file", true, 200, html, "<title>Checking your browser</title>"],
  ["a challenge of Cloudflare", true, 200, { ...html, "cf-mitigated": "challenge" }, "<p>"],
  ["an ordinary page in place of the file", false, 200, html, "<p>Welcome to our school</p>"],
  ["404", false, 404, {}, ""],
])("%s is a refusal of the old site: %s", async (_, isRefusal, status, headers, body) => {
  const fetching = fetchFrom((_request, response) => response.writeHead(status, headers).end(body));
  await expect(fetching).rejects.toMatchObject({ name: "FetchError", isRefusal });
});

const json = { "content-type": "application/json" };
const robot = "the old site asks whether this server is a robot";

test.each<[string, FetchedKind, Record<string, string>, string]>([
  ["a page", "page", html, "<p>Prove that you are human: captcha</p>"],
  ["JSON", "JSON", json, "[]"],
])("fetches %s", async (_, kind, headers, body) => {
  const fetching = fetchFrom(
    (_request, response) => response.writeHead(200, headers).end(body),
    MB,
    kind,
  );
  expect((await fetching).toString()).toBe(body);
});

test.each<[string, FetchedKind, Record<string, string>, string, string]>([
  ["a file in place of a page", "page", json, "[]", "it is not a web page"],
  ["a page in place of JSON", "JSON", html, "<p>", "the old site sent a page instead of the file"],
  ["Cloudflare's page", "page", html, "<title>Just a moment...</title>", robot],
  ["a marked page", "page", { ...html, "cf-mitigated": "challenge" }, "<p>", robot],
  ["SiteGround's page", "page", html, '<meta content="0;/.well-known/sgcaptcha/?r=a">', robot],
])("refuses %s", async (_, kind, headers, body, message) => {
  const fetching = fetchFrom(
    (_request, response) => response.writeHead(200, headers).end(body),
    MB,
    kind,
  );
  await expect(fetching).rejects.toThrow(message);
});

test.each([
  ["without a connection", "http://old.school.example:1/", local],
  ["at a private address", "http://10.0.0.8:1/", internet],
])("an old site %s cannot be reached", async (_, address, network) => {
  const fetching = createFetcher(new URL(address), network)(address, MB);
  await expect(fetching).rejects.toMatchObject({ isRefusal: false, isUnreachable: true });
});
