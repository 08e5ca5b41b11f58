import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createClient } from "./client.ts";
import {
  BadResponseError,
  BadStatusError,
  NotFoundError,
  TimeoutError,
  UnreachableError,
} from "./errors.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function startClient(
  listener: RequestListener,
  options: { maxBytes?: number; timeoutMs?: number; token?: string } = {},
) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return createClient({ baseUrl: `http://127.0.0.1:${port}/`, school: "SGSM", ...options });
}

test("requests each list by the exact path of the specification [A288, A289, A290, A292, A293, A294, A295]", async () => {
  const requested: string[] = [];
  const client = await startClient((request, response) => {
    requested.push(request.url ?? "");
    response.end("[]");
  });
  const paths = {
    allEvents: "/api/events/All/SGSM",
    events: "/api/events/SGSM",
    news: "/api/news/SGSM",
    allNews: "/api/news/all/SGSM",
    gallery: "/api/gallery/SGSM",
    allGallery: "/api/gallery/All/SGSM",
    toppers: "/api/topper/SGSM",
    onlineRegistration: "/api/onlineRegistration/SGSM",
    highlights: "/api/highlight/SGSM",
    principalMessages: "/api/PrincipalMessage/SGSM",
    birthdaysToday: "/api/birthdays/SGSM",
    allBirthdays: "/api/birthdays/all/SGSM",
    notifications: "/api/notification/SGSM",
    weeklyMenu: "/api/weeklyMenu/SGSM",
  } as const;
  for (const name of Object.keys(paths) as (keyof typeof paths)[]) await client.list(name);
  expect(requested).toEqual(Object.values(paths));
});

test("requests an album by its id and throws NotFoundError for an unknown one [A291]", async () => {
  const client = await startClient((request, response) => {
    if (request.url === "/api/subGallery?id=a%26b") response.end('{"_id":"a&b","title":"Snow"}');
    else response.writeHead(404).end();
  });
  const album = await client.album("a&b");
  expect(album).toMatchObject({ changed: true, value: { title: "Snow", attachments: [] } });
  await expect(client.album("gone")).rejects.toThrow(NotFoundError);
});

test("sends If-None-Match and reports an unchanged response", async () => {
  const client = await startClient((request, response) => {
    if (request.headers["if-none-match"] === '"7"') response.writeHead(304).end();
    else response.setHeader("etag", '"7"').end("[]");
  });
  const first = await client.list("news");
  expect(first).toMatchObject({ changed: true, etag: '"7"' });
  expect(await client.list("news", { etag: '"7"' })).toEqual({ changed: false });
});

test("detects a change by the body when the CMS sends no ETag", async () => {
  const requested: (string | undefined)[] = [];
  let body = '[{"_id":"1"}]';
  const client = await startClient((request, response) => {
    requested.push(request.headers["if-none-match"]);
    response.end(body);
  });
  const first = await client.list("news");
  const etag = first.changed ? first.etag : "";
  expect(await client.list("news", { etag })).toEqual({ changed: false });
  body = '[{"_id":"2"}]';
  expect(await client.list("news", { etag })).toMatchObject({ value: [{ _id: "2" }] });
  expect(requested).toEqual([undefined, undefined, undefined]);
});

test("reports no change for the same ETag with status 200", async () => {
  const client = await startClient((_, response) => {
    response.setHeader("etag", '"7"').end("[]");
  });
  expect(await client.list("news", { etag: '"7"' })).toEqual({ changed: false });
});

test("reports the status of an error [A60]", async () => {
  const client = await startClient((_, response) => {
    response.writeHead(503, { "retry-after": "9" }).end("down");
  });
  const error = await client.list("news").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BadStatusError);
  expect(error).toMatchObject({ status: 503, retryAfter: 9 });
  expect(String(error)).toContain("HTTP error! Status: 503");
});

test("throws BadResponseError for broken, truncated, oversized and redirected responses", async () => {
  const faults: Record<string, RequestListener> = {
    html: (_, response) => response.end("<html>sorry</html>"),
    cut: (_, response) => response.writeHead(200, { "content-length": "999" }).end("[1"),
    gzip: (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("[]"),
    huge: (_, response) => response.end(`["${"x".repeat(5000)}"]`),
    elsewhere: (_, response) => response.writeHead(302, { location: "http://example.org/" }).end(),
    loop: (request, response) => response.writeHead(302, { location: request.url }).end(),
  };
  for (const [name, fault] of Object.entries(faults)) {
    const client = await startClient(fault, { maxBytes: 1000 });
    const error = await client.list("news").catch((reason: unknown) => reason);
    expect(error, name).toBeInstanceOf(BadResponseError);
  }
});

test("F6 rejects 200,001 records before parsing and reads 100,000", async () => {
  const startWith = (count: number) =>
    startClient((_, response) => response.end(`[{}${",{}".repeat(count - 1)}]`));
  const tooMany = await startWith(200_001);
  await expect(tooMany.list("news")).rejects.toThrow(BadResponseError);
  const many = await (await startWith(100_000)).list("news");
  expect(many.changed && many.value.length).toBe(100_000);
});

test("F4 rejects a list without a valid record and accepts an empty list", async () => {
  const respondWith = (json: string) => startClient((_, response) => response.end(json));
  await expect((await respondWith("[1,null]")).list("news")).rejects.toThrow(BadResponseError);
  expect(await (await respondWith("[]")).list("news")).toMatchObject({ changed: true, value: [] });
});

test("throws TimeoutError for a hanging CMS and UnreachableError for a missing one", async () => {
  const silent = await startClient(() => {}, { timeoutMs: 50 });
  await expect(silent.list("news")).rejects.toThrow(TimeoutError);
  const missing = createClient({ baseUrl: "http://127.0.0.1:9", school: "SGSM" });
  await expect(missing.list("news")).rejects.toThrow(UnreachableError);
});

test("sends a message with exactly four fields [A208]", async () => {
  let received = "";
  const client = await startClient(async (request, response) => {
    for await (const chunk of request) received += chunk;
    received = `${request.method} ${request.url} ${received}`;
    response.writeHead(201).end("{}");
  });
  await client.sendForm("CF", { name: "A", email: "a@b.c", message: "Hi", schoolcode: "SGSM" });
  expect(received).toBe(
    'POST /api/form/SGSM/CF {"name":"A","email":"a@b.c","message":"Hi","schoolcode":"SGSM"}',
  );
});

test("sends the token with every request, if it is set", async () => {
  const sendAll = async (options: { token?: string }) => {
    const tokens: unknown[] = [];
    const client = await startClient((request, response) => {
      tokens.push(request.headers["x-cms-token"]);
      const isAlbum = request.url?.startsWith("/api/subGallery");
      response.end(isAlbum ? '{"_id":"1","title":"Snow"}' : "[]");
    }, options);
    const message = { name: "A", email: "a@b.example", message: "Hello", schoolcode: "SGSM" };
    await client.list("allNews", { headers: { authorization: "Bearer x" } });
    await client.album("1");
    await client.sendForm("CF", message, { "idempotency-key": "k" });
    await (await client.file("/api/image/a.jpg")).text();
    return tokens;
  };
  expect(await sendAll({ token: "shared" })).toEqual(Array(4).fill("shared"));
  expect(await sendAll({})).toEqual(Array(4).fill(undefined));
});

test("names CONTENT_API_TOKEN when the CMS returns 401", async () => {
  const client = await startClient((_, response) => response.writeHead(401).end());
  await expect(client.list("allNews")).rejects.toThrow(/CONTENT_API_TOKEN/);
});

test("returns a file, or 304 for a current ETag, and names the error of a missing one", async () => {
  const client = await startClient((request, response) => {
    if (request.url === "/api/image/gone.jpg") return response.writeHead(404).end();
    if (request.url === "/api/image/moved.jpg")
      return response.writeHead(302, { location: "/api/image/a.jpg" }).end();
    const isCurrent = request.headers["if-none-match"] === '"1"';
    return response.writeHead(isCurrent ? 304 : 200, { etag: '"1"' }).end(isCurrent ? "" : "bytes");
  });
  expect(await (await client.file("/api/image/a.jpg")).text()).toBe("bytes");
  expect((await client.file("/api/image/a.jpg", undefined, '"1"')).status).toBe(304);
  await expect(client.file("/api/image/gone.jpg")).rejects.toThrow(NotFoundError);
  await expect(client.file("/api/image/moved.jpg")).rejects.toThrow(UnreachableError);
});
