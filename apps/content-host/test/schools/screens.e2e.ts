import assert from "node:assert/strict";
import { test } from "vitest";
import { runJobs, setSchedule } from "../set-schedule.ts";
import { until } from "../until.ts";
import { callOnScreen, formOf } from "./call-on-screen.ts";
import {
  allOfAlpha,
  alpha,
  beta,
  files,
  has,
  host,
  ids,
  keeper,
  secret,
  sqlOf,
} from "./two-schools.ts";

test("no function behind a screen reaches further, whichever record its form says it is of", async () => {
  const media = await callOnScreen(alpha, "form-state", formOf("media"));
  assert.ok(media.includes(secret), "the own office is told which album shows the picture");
  const before = await allOfAlpha();
  for (const list of Object.keys(has.alpha)) {
    const id = has.alpha[list];
    for (const [name, args] of [
      ["form-state", formOf(list)],
      ["render-document", { collectionSlug: list, docID: id, drawerSlug: "doc-drawer" }],
      ["get-upcoming-scheduled-publish", { collectionSlug: list, id }],
      ["copy-data-from-locale", { collectionSlug: list, docID: id, fromLocale: "", toLocale: "" }],
      ["render-list", { collectionSlug: list, query: { where: { id: { equals: id } } } }],
      ["table-state", { collectionSlug: list, query: { where: { id: { equals: id } } } }],
    ] as const) {
      const answer = await callOnScreen(beta, name, args);
      for (const word of [secret, ...files])
        assert.equal(answer.includes(word), false, `${name} ${list}: ${answer.slice(0, 400)}`);
      for (const [, ticket] of answer.matchAll(/preview\/([\w.-]+)/g))
        assert.equal((await fetch(`${host.url}/api/preview/${ticket}`)).status, 404, list);
    }
  }
  assert.deepEqual(await sqlOf(`SELECT id FROM payload_locked_documents WHERE school <> 1`), []);
  assert.deepEqual(await allOfAlpha(), before);
});

test("the office of a school gets a ticket for a preview of what is its own", async () => {
  const form = await callOnScreen(alpha, "form-state", formOf("news"));
  const [, ticket] = /preview\/([\w.-]+)/.exec(form) ?? [];
  const preview = await fetch(`${host.url}/api/preview/${ticket}`);
  assert.equal((await preview.json()).item.title, secret);
});

test("what the clock publishes of a screen is of the school that it was set for, whichever its maker works for by then", async () => {
  const fees = async (clerk: typeof alpha) =>
    (await (await clerk.ask("GET", "globals/admission?depth=0")).json()).feeAmount;
  const before = { alpha: await fees(alpha), beta: await fees(beta) };
  for (const clerk of [keeper, beta]) {
    const school = clerk === beta ? ids.beta : ids.alpha;
    assert.equal((await keeper.ask("POST", "works-for", { school })).status, 200);
    const draft = { feeAmount: `Rs. ${school}`, _status: "draft" };
    assert.equal((await clerk.ask("POST", "globals/admission?draft=true", draft)).status, 200);
  }
  await setSchedule(host.dataDir, {
    type: "publish",
    global: "admission",
    school: ids.alpha,
    user: { relationTo: "users", value: 1 },
  });
  await runJobs(keeper);
  await until(async () => (await fees(alpha)) !== before.alpha);
  assert.equal(await fees(alpha), `Rs. ${ids.alpha}`);
  assert.equal(await fees(beta), before.beta);
});
