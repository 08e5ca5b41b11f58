import type { Office } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";

/** A visitor's message to the office, as the website hands it over. Returns its id at the desk. */
export async function leaveMessage(
  { host }: Office,
  words: { name: string; message: string },
): Promise<number> {
  const sent = await fetch(`${host.url}/api/form/SGSM/CF`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-content-host-token": host.env["CONTENT_HOST_TOKEN"] ?? "",
    },
    body: JSON.stringify({ ...words, email: "p@home.example", schoolcode: "SGSM" }),
  });
  expect(sent.status).toBe(201);
  const { id } = await sent.json();
  return id;
}
