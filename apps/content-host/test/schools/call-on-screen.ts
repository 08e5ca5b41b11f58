import assert from "node:assert/strict";
import type { Clerk } from "../clerk.ts";
import { has, host } from "./two-schools.ts";

let action: string | undefined;

/** Calls a function of the desk's server as the screens in a browser do, and gives all that it answers. */
export async function callOnScreen(clerk: Clerk, name: string, args: object): Promise<string> {
  action ??= await findAction(clerk);
  const answer = await fetch(`${host.url}/admin`, {
    method: "POST",
    headers: {
      cookie: clerk.cookie,
      origin: host.url,
      "sec-fetch-site": "same-origin",
      "next-action": action,
      "content-type": "text/plain;charset=UTF-8",
      accept: "text/x-component",
    },
    body: JSON.stringify([{ name, args }]),
  });
  return answer.text();
}

/** The one address of all of them, as each screen carries it. */
async function findAction({ cookie }: Clerk): Promise<string> {
  const screen = await fetch(`${host.url}/admin`, {
    headers: { cookie, "sec-fetch-site": "same-origin" },
  });
  const [, id] = /\{\\"id\\":\\"([0-9a-f]{40,44})\\",\\"bound\\"/.exec(await screen.text()) ?? [];
  assert.ok(id, "the dashboard names the function of its server");
  return id;
}

/** A form as a browser would send it that lies about which record it is of. */
export const formOf = (collectionSlug: string, id: unknown = has.alpha[collectionSlug]) => ({
  collectionSlug,
  id,
  data: { id, title: "typed" },
  docPermissions: { fields: true, read: true, update: true },
  docPreferences: { fields: {} },
  operation: "update",
  renderAllFields: true,
  schemaPath: collectionSlug,
  skipValidation: true,
  returnLivePreviewURL: true,
  returnLockStatus: true,
});
