import { UnreachableError } from "@manor/content-api";
import { expect, test } from "vitest";
import { makeFolder, silentLog } from "../../content/test-content.ts";
import { reply } from "../http/exchange.ts";
import { createHttpServer } from "../http-server.ts";
import type { Outbox } from "../messages/outbox.ts";
import { listen } from "../test-server.ts";
import { createSiteMetrics } from "./site-metrics.ts";

const outbox: Pick<Outbox, "state"> = {
  state: async () => ({ waiting: 2, oldest: new Date(Date.now() - 90_000), setAside: 1 }),
};

/** A site that serves /metrics, and for other paths returns the status in the query. */
async function open() {
  const metrics = createSiteMetrics(makeFolder());
  metrics.addGauges({ content: { state: () => ({ of: 2, known: 2, ageSeconds: 7 }) }, outbox });
  const server = createHttpServer({
    steps: [
      metrics.step,
      ({ url }) => reply(Number(url.searchParams.get("status") ?? 200), {}, "next step"),
    ],
    log: silentLog,
    observe: metrics.observe,
  });
  const url = await listen(server);
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { headers });
    return { status: response.status, text: await response.text() };
  };
  return { metrics, get };
}

test("counts requests by route and class of status, without a visitor's input", async () => {
  const { get } = await open();
  await get("/Events?search=Rahul");
  await get("/events-of-rahul");
  await get("/SubGallery?id=rahul&status=503");
  await get("/api/image/rahul.jpg");
  await get("/api/events/SGSM");
  const { text } = await get("/metrics");
  const counted = (route: string, status = "2xx") =>
    `manor_request_duration_seconds_count{route="${route}",status="${status}"} 1`;
  expect(text).toContain(counted("/Events"));
  expect(text).toContain(counted("other"));
  expect(text).toContain(counted("/SubGallery", "5xx"));
  expect(text).toContain(counted("pictures"));
  expect(text.toLowerCase()).not.toContain("rahul");
  expect(text).not.toContain("127.0.0.1");
});

test("reports responses by source, CMS failures and the outbox", async () => {
  const { metrics, get } = await open();
  Object.assign(metrics.counts, { microCache: 5, cached: 3, rendered: 2, rejected: 1, queued: 4 });
  const failing = async () => {
    throw new UnreachableError("/api/news", new Error("refused"));
  };
  const client = {
    list: failing,
    album: failing,
    school: failing,
    sendForm: failing,
    sendEnquiry: failing,
    sendVisit: failing,
    getVisitStatus: failing,
    changeVisit: failing,
    sendVisitLink: failing,
    findErased: failing,
    sendAddressCounts: failing,
    sendNewsletterStep: failing,
    preview: failing,
    file: failing,
  };
  await expect(metrics.client(client).album("x")).rejects.toThrow();
  const { text } = await get("/metrics");
  for (const line of [
    'manor_pages_total{from="micro-cache"} 5',
    'manor_pages_total{from="cached"} 3',
    'manor_pages_total{from="rendered"} 2',
    'manor_pages_total{from="rejected"} 1',
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

test("serves /metrics only to local requests without a proxy", async () => {
  const { get } = await open();
  expect((await get("/metrics", { "x-forwarded-for": "203.0.113.9" })).text).toBe("next step");
  expect((await get("/metrics")).text).toContain("# TYPE manor_pages_total counter");
});
