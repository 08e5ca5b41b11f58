import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { afterAll, expect, test } from "vitest";
import { listen } from "../../../tests/e2e/harness/listen.ts";
import { createContentApiHandler } from "./request-handler.ts";

let handleContentApi = async (_: Request) => new Response("{}");
const handle = createContentApiHandler(() => true, {
  handleContentApi: (request) => handleContentApi(request),
});
const server = await listen(createServer(handle));
const { hostname: host, port } = new URL(server.url);
afterAll(server.close);

/** Sends the path unchanged; `fetch` would normalize it first. */
function fetchStatus(path: string): Promise<number | undefined> {
  return new Promise((answered, failed) => {
    const onResponse = (response: IncomingMessage) => {
      response.resume();
      answered(response.statusCode);
    };
    request({ host, port, path, agent: false }, onResponse).on("error", failed).end();
  });
}

test.each(["/api/image/../events/SGSM", "/api/image/..%2fcontent.db"])(
  "a segment that leaves its folder is refused as it was sent: %s [R65]",
  async (path) => {
    handleContentApi = async () => new Response("{}");
    expect(await fetchStatus(path)).toBe(400);
  },
);

test("a deeply encoded address is refused quickly, and a long one at once [R65]", async () => {
  handleContentApi = async () => new Response("{}");
  const start = performance.now();
  for (let count = 0; count < 30; count += 1)
    expect(await fetchStatus(`/api/image/%${"25".repeat(4_000)}2e`)).toBe(400);
  expect(performance.now() - start).toBeLessThan(4_000);
  expect(await fetchStatus(`/api/image/%${"25".repeat(5_000)}2e`)).toBe(414);
});

test("passes on every other path, whatever its characters", async () => {
  const asked: string[] = [];
  handleContentApi = async ({ url }) => {
    asked.push(new URL(url).pathname);
    return new Response("{}");
  };
  for (const path of ["/api/events/SGSM", "/api/image/a%231%25..%3F.jpg", "/api/subGallery?id=.."])
    expect(await fetchStatus(path)).toBe(200);
  expect(asked).toEqual(["/api/events/SGSM", "/api/image/a%231%25..%3F.jpg", "/api/subGallery"]);
});

test("a long body that is refused unread does not block the connection [F19]", async () => {
  handleContentApi = async () => new Response("{}", { status: 413 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (body: string) =>
    new Promise<number | undefined>((answered, failed) => {
      const path = "/api/form/SGSM/CF";
      const outgoing = request({ host, port, path, method: "POST", agent });
      outgoing.setTimeout(5_000, () => outgoing.destroy(new Error("silent")));
      outgoing.on("error", failed).on("response", (response: IncomingMessage) => {
        response.resume().once("end", () => answered(response.statusCode));
      });
      outgoing.end(body);
    });
  const answers: unknown[] = [];
  for (const length of [800_000, 10, 800_000, 10]) answers.push(await post("x".repeat(length)));
  agent.destroy();
  expect(answers).toEqual([413, 413, 413, 413]);
});
