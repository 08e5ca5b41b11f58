import assert from "node:assert/strict";
import { test } from "vitest";
import { belonging } from "../../src/schools/belonging.ts";
import { callOnScreen, formOf } from "./call-on-screen.ts";
import { callsOn, otherCalls } from "./calls.ts";
import { tryOut } from "./try-out.ts";
import { allOfAlpha, alpha, beta, betaWord, files, has, host, secret } from "./two-schools.ts";

const lists = Object.keys(belonging);

test("whatever an admin of one school asks, nothing of the other is answered, and nothing of it changes", async () => {
  assert.equal(files.length, 2);
  await callOnScreen(alpha, "form-state", formOf("news"));
  const locks = "payload-locked-documents";
  const [lock] = (await (await alpha.ask("GET", `${locks}?depth=0`)).json()).docs;
  assert.equal(lock.document.value, has.alpha["news"]);
  has.alpha[locks] = lock.id;
  const before = await allOfAlpha();
  assert.ok(
    JSON.stringify(before).split(secret).length > 40,
    "the first school has something in each list",
  );
  for (const call of otherCalls(files)) await tryOut(call);
  for (const list of lists) for (const call of callsOn(list)) await tryOut(call);
  for (const path of ["/collections/media", `/collections/news/${has.alpha["news"]}`])
    await tryOut({ method: "GET", path: `../admin${path}` });
  assert.deepEqual(await allOfAlpha(), before);
});

test("an import, a wish to take a photograph down and a count of readers end at the own school", async () => {
  const before = await allOfAlpha();
  const table = new FormData();
  const rows = `Name,Class,Session,Marks,School\n${secret},X,2025-26,91,SGSM\n${secret},X,2025-26,91,\n`;
  table.set("file", new Blob([rows]), "table.csv");
  table.set("_payload", JSON.stringify({ into: "toppers", isPublishing: true }));
  const report = await (await beta.ask("POST", "import", table)).json();
  assert.deepEqual(
    report.rows.map(({ fate, notes }: { fate: string; notes: string[] }) => [fate, notes]),
    [
      ["wrong", []],
      ["new", []],
    ],
  );
  const wish = { name: "X", email: "x@example.org", schoolcode: "BETA" };
  const message = `Please remove ${betaWord} /SubGallery?id=1&photo=${files[0]}`;
  await fetch(`${host.url}/api/form/BETA/CF`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...wish, message }),
  });
  const { docs } = await (await beta.ask("GET", "contact-messages?limit=1")).json();
  const order = { message: docs[0].id, answer: "" };
  const outcome = await (await beta.ask("POST", "take-down", order)).json();
  assert.equal(outcome.takenDown, 0);
  const progress = await (await beta.ask("GET", `mailing/${has.beta["mailings"]}`)).json();
  assert.equal(progress.waiting, 1);
  await beta.ask("DELETE", `contact-messages/${docs[0].id}`);
  assert.deepEqual(await allOfAlpha(), before);
});
