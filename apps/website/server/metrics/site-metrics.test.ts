import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UnreachableError } from "@manor/content-api";
import { afterEach, expect, test } from "vitest";
import { send } from "../http/send.ts";
import { createHttpServer } from "../http-server.ts";
import type { Outbox } from "../messages/outbox.ts";
import { createSiteMetrics } from "./site-metrics.ts";

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const outbox: Pick<Outbox, "state"> = {
  state: async () => ({ waiting: 2, oldest: new Date(Date.now() - 90_000), setAside: 1 }),
};

/** A site that answers /metrics, and everything else with the status in its address. */
async function open() {
  const folder = mkdtempSync(join(tmpdir(), "manor-metrics-"));
  const watching = createSiteMetrics(folder);
  watching.tell({ content: { state: () => ({ of: 2, known: 2, ageSeconds: 7 }) }, outbox });
  const server = createHttpServer(
    (exchange) =>
      void (async () => {
        if (await watching.step(exchange)) return;
        send(exchange, Number(exchange.url.searchParams.get("status") ?? 200), {}, "answer");
      })(),
    undefined,
    undefined,
    watching.watch,
  );
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  endings.push(
    () => server.closeAllConnections(),
    () => new Promise((closed) => server.close(closed)),
    () => rmSync(folder, { recursive: true }),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  return { watching, ask };
}

test("requests are told by route and kind of status, and nothing that a visitor wrote is told", async () => {
  const { ask } = await open();
  await ask("/Events?search=Rahul");
  await ask("/events-of-rahul");
  await ask("/SubGallery?id=rahul&status=503");
  await ask("/api/image/rahul.jpg");
  await ask("/api/events/SGSM");
  const { text } = await ask("/metrics");
  const counted = (route: string, status = "2xx") =>
    `manor_request_duration_seconds_count{route="${route}",status="${status}"} 1`;
  expect(text).toContain(counted("/Events"));
  expect(text).toContain(counted("other"));
  expect(text).toContain(counted("/SubGallery", "5xx"));
  expect(text).toContain(counted("pictures"));
  expect(text.toLowerCase()).not.toContain("rahul");
  expect(text).not.toContain("127.0.0.1");
});

test("what was counted is told: answers that were ready, pages, failures of the host, messages that wait", async () => {
  const { watching, ask } = await open();
  Object.assign(watching.counts, { ready: 5, kept: 3, made: 2, busy: 1, queued: 4 });
  const failing = async () => {
    throw new UnreachableError("/api/news", new Error("refused"));
  };
  const client = {
    list: failing,
    album: failing,
    school: failing,
    sendForm: failing,
    sendNewsletterStep: failing,
    preview: failing,
    file: failing,
  };
  await expect(watching.client(client).album("x")).rejects.toThrow();
  const { text } = await ask("/metrics");
  for (const line of [
    'manor_pages_total{from="ready"} 5',
    'manor_pages_total{from="kept"} 3',
    'manor_pages_total{from="made"} 2',
    'manor_pages_total{from="refused"} 1',
    "manor_render_queue 4",
    'manor_cms_failures_total{reason="UnreachableError"} 1',
    "manor_content_age_seconds 7",
    "manor_outbox_waiting 2",
    "manor_outbox_set_aside 1",
  ])
    expect(text).toContain(`\n${line}\n`);
  expect(text).toMatch(/\nmanor_outbox_oldest_seconds 9\d(\.\d+)?\n/);
  expect(text).toMatch(/\nmanor_disk_free_bytes \d{6,}\n/);
});

test("only a program on this machine is told: for a visitor behind the proxy there is no such page", async () => {
  const { ask } = await open();
  expect((await ask("/metrics", { "x-forwarded-for": "203.0.113.9" })).text).toBe("answer");
  expect((await ask("/metrics")).text).toContain("# TYPE manor_pages_total counter");
});
