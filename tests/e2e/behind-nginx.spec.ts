import { expect, test } from "@playwright/test";
import { message } from "./harness/contact-form.ts";
import { askFrom, hasNginx, type Sent, startNginx } from "./harness/nginx.ts";
import { type SiteProcess, startSite } from "./harness/site.ts";
import { type StubHost, startStubHost } from "./harness/stub-host.ts";

/** Behind a real proxy that ends TLS, as a school would run it. */
const NAME = "www.school.example";
const ORIGIN = `https://${NAME}`;
test.skip(!hasNginx, "nginx is not installed");

let host: StubHost;
let site: SiteProcess;
let nginx: Awaited<ReturnType<typeof startNginx>>;

test.beforeEach(async () => {
  host = await startStubHost();
  const env = { TRUST_PROXY: "on", SITE_ORIGIN: ORIGIN, MESSAGES_PER_ADDRESS: "1" };
  site = await startSite({ contentApiUrl: host.url, env });
  nginx = await startNginx(site.url);
});
test.afterEach(async () => {
  await nginx.stop();
  await site.stop();
  await host.close();
});

const read = (kind: "advised" | "naive", headers = {}) =>
  askFrom({ port: nginx.ports[kind], path: "/", headers: { host: NAME, ...headers } });

function write(kind: "advised" | "naive", more: Partial<Sent> & { text?: string } = {}) {
  const { text = message.message, headers, ...rest } = more;
  const body = JSON.stringify({ ...message, message: text });
  const usual = { host: NAME, origin: ORIGIN, "content-type": "application/json" };
  return askFrom({
    port: nginx.ports[kind],
    path: "/api/form/SGSM/CF",
    body,
    headers: { ...usual, ...headers },
    ...rest,
  });
}

test("each visitor behind the proxy has messages of his own, and inventing addresses gives nobody more", async () => {
  const status = async (from: string, text: string, headers = {}) =>
    (await write("advised", { from, text, headers })).status;
  expect(await status("127.0.0.2", "first")).toBe(201);
  expect(await status("127.0.0.2", "second")).toBe(429);
  expect(await status("127.0.0.2", "third", { "x-forwarded-for": "203.0.113.9" })).toBe(429);
  expect(await status("127.0.0.3", "of another")).toBe(201);
});

test("a proxy that gives the site another name changes nothing: pages open, messages are taken from its own pages only", async () => {
  for (const kind of ["advised", "naive"] as const) {
    expect((await read(kind)).status, kind).toBe(200);
    const from = kind === "naive" ? "127.0.0.4" : "127.0.0.5";
    expect((await write(kind, { from, text: kind })).status, kind).toBe(201);
    const elsewhere = { origin: "https://elsewhere.example" };
    expect((await write(kind, { from: "127.0.0.6", headers: elsewhere })).status, kind).toBe(403);
    const sneaky = { "sec-fetch-site": "cross-site" };
    expect((await write(kind, { from: "127.0.0.7", headers: sneaky })).status, kind).toBe(403);
  }
});

test("F24 a name that is not the site's is refused behind the proxy as well", async () => {
  expect((await read("advised", { host: "elsewhere.example" })).status).toBe(421);
  expect((await read("advised")).text).toContain(`<link rel="canonical" href="${ORIGIN}/"`);
});
