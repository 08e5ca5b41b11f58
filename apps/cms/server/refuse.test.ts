import { createServer, type ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import { listen } from "../../../tests/e2e/harness/listen.ts";
import { refuse } from "./refuse.ts";

/** Requests `/failing` from a server whose handler fails with this error. */
async function requestFailing(
  error: unknown,
  before: (response: ServerResponse) => void = () => {},
) {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const server = createServer((request, response) => {
    before(response);
    refuse(request, response, error);
  });
  const { url, close } = await listen(server);
  const response = await fetch(`${url}/failing`);
  const text = await response.text();
  await close();
  return {
    status: response.status,
    headers: response.headers,
    text,
    logged: log.mock.calls.join(),
  };
}

test("a request that no Request can hold is refused with 400", async () => {
  const { status, text } = await requestFailing(new TypeError("Invalid URL"));
  expect(status).toBe(400);
  expect(JSON.parse(text)).toEqual({ errors: [{ message: "This request cannot be read." }] });
});

test("a failure is a 500 whose reason is only in the log", async () => {
  const { status, headers, text, logged } = await requestFailing(new Error("disk is full"));
  expect(status).toBe(500);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(JSON.parse(text)).toEqual({
    errors: [{ message: "The CMS failed. Please try again." }],
  });
  expect(logged).toMatch(/^GET failed: disk is full \(request \S+\)$/);
});

test("a failure after the headers ends the response", async () => {
  const { status, text } = await requestFailing(new Error("late"), (response) => {
    response.writeHead(200);
    response.write("part");
  });
  expect({ status, text }).toEqual({ status: 200, text: "part" });
});
