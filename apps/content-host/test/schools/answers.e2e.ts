import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { listCalls } from "@manor/contract";
import { test } from "vitest";
import { makeTicket } from "../../src/preview/ticket.ts";
import { sessionOf } from "../clerk.ts";
import {
  alpha,
  beta,
  betaWord,
  files,
  has,
  host,
  ids,
  keeper,
  secret,
  signingSecret,
} from "./two-schools.ts";

test("each school has its own screens, banner and website, and its answers name nothing of the other", async () => {
  const said = async (path: string) => (await fetch(host.url + path)).text();
  const paths = (code: string) => [
    ...Object.values(listCalls).map((call) => call.path(code)),
    `/api/site/${code}`,
  ];
  const alphaSays = (await Promise.all(paths("SGSM").map(said))).join("\n");
  const betaSays = (await Promise.all(paths("beta").map(said))).join("\n");
  assert.ok(alphaSays.split(secret).length > 12);
  assert.equal(alphaSays.includes(betaWord), false);
  for (const word of [secret, ...files]) assert.equal(betaSays.includes(word), false);
  const site = JSON.parse(await said("/api/site/SGSM"));
  assert.equal(site.identity.name, secret);
  assert.match(await said("/api/alert/SGSM"), new RegExp(secret));
  const versions = await (await alpha.ask("GET", "globals/name-and-address/versions")).json();
  assert.equal(versions.totalDocs, 1);
});

test("the form and the fixed addresses are each school's own", async () => {
  const messages = async (clerk: typeof alpha) =>
    (await (await clerk.ask("GET", "contact-messages")).json()).docs;
  assert.equal((await messages(alpha)).length, 1);
  for (const clerk of [alpha, keeper])
    await clerk.ask("PATCH", `media/${has.alpha["media"]}`, { fixedAddress: "front-gate" });
  assert.equal((await fetch(`${host.url}/api/image/SGSM/front-gate`)).status, 200);
  assert.equal((await fetch(`${host.url}/api/image/BETA/front-gate`)).status, 404);
});

test("a ticket for a preview of one school opens no file of the other", async () => {
  const key = hash("sha256", signingSecret()).slice(0, 32);
  const ticket = makeTicket(
    {
      collection: "news",
      id: String(has.beta["news"]),
      school: String(ids.beta),
      ...sessionOf(beta),
    },
    key,
  );
  const typed = { images: [has.alpha["media"]], school: ids.alpha };
  const preview = await fetch(`${host.url}/api/preview/${ticket}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(typed),
  });
  assert.equal(preview.status, 200);
  assert.deepEqual((await preview.json()).item.images, []);
  for (const file of files)
    assert.equal((await fetch(`${host.url}/api/preview/${ticket}/file/${file}`)).status, 404);
});

test("a site that says whose it is gets no album and no picture of another school", async () => {
  const [picture = ""] = files;
  const status = async (path: string, code: string) =>
    (await fetch(host.url + path, { headers: { "x-school-code": code } })).status;
  for (const path of [`/api/subGallery?id=${has.alpha["albums"]}`, `/api/image/${picture}`]) {
    assert.equal(await status(path, "sgsm"), 200, path);
    assert.equal(await status(path, "BETA"), 404, path);
  }
});
