import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "@manor/content-api";
import { afterEach, expect, test } from "vitest";
import { createClock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import { createHttpServer } from "../http-server.ts";
import { createAllowance } from "../visitors/allowance.ts";
import { createAnswerReads } from "./reads.ts";

let server: ReturnType<typeof createHttpServer> | undefined;
afterEach(() => new Promise((closed) => (server ? server.close(closed) : closed(undefined))));

async function open(perAddress: number) {
  const host = { asked: 0, atOnce: 0, most: 0 };
  const list = async () => {
    host.asked += 1;
    host.atOnce += 1;
    host.most = Math.max(host.most, host.atOnce);
    await wait(20);
    host.atOnce -= 1;
    return { changed: true, value: [], etag: "", dropped: 0 };
  };
  const allowance = createAllowance({ perAddress, perNetwork: 10_000 });
  const reads = createAnswerReads({
    client: { list } as unknown as Client, // Only this one call is made here.
    content: {} as Content,
    clock: createClock(),
    school: "SGSM",
    allowance: { take: () => allowance.take("203.0.113.7") },
  });
  server = createHttpServer((exchange) => void reads.list(exchange, "toppers"));
  await new Promise<void>((ready) => server?.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const ask = (code: number) =>
    fetch(`http://127.0.0.1:${port}/api/topper/SGSM`, { headers: { schoolcode: `X${code}` } });
  return { ask, host };
}

test("answers of one's own are bounded for each place, so that a header does not make the host work", async () => {
  const { ask, host } = await open(10);
  const statuses = [];
  for (let n = 0; n < 40; n += 1) statuses.push((await ask(n)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
  expect(host.asked).toBe(10);
});

test("the host is asked for few of them at once, whoever asks", async () => {
  const { ask, host } = await open(10_000);
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => ask(n)));
  expect(host.most).toBeLessThanOrEqual(8);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get("retry-after")).toBe("2");
});
