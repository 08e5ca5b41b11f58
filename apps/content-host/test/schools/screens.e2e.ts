import assert from "node:assert/strict";
import { test } from "node:test";
import { callOnScreen, formOf } from "./call-on-screen.ts";
import { allOfAlpha, alpha, beta, files, has, host, secret, sqlOf } from "./two-schools.ts";

test("A666 no function behind a screen reaches further, whichever record its form says it is of", async () => {
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

test("A668 the office of a school gets a ticket for a preview of what is its own", async () => {
  const form = await callOnScreen(alpha, "form-state", formOf("news"));
  const [, ticket] = /preview\/([\w.-]+)/.exec(form) ?? [];
  const preview = await fetch(`${host.url}/api/preview/${ticket}`);
  assert.equal((await preview.json()).item.title, secret);
});
