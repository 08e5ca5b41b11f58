import type { Payload } from "payload";
import { expect, test } from "vitest";
import { serveFile } from "./image.ts";

test.each(["../secret", "..%2Fsecret", "content.db", `${"0".repeat(32)}.jpg/../../secret`, ""])(
  "returns 404 for %j: it is not the name of a stored file",
  async (name) => {
    const request = new Request("http://127.0.0.1/api/image/x");
    expect((await serveFile({} as Payload, request, name)).status).toBe(404);
  },
);
