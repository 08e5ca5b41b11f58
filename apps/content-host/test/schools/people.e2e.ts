import assert from "node:assert/strict";
import { test } from "vitest";
import {
  alpha,
  beta,
  betaWord,
  has,
  host,
  ids,
  keeper,
  secret,
  somebody,
  sqlOf,
} from "./two-schools.ts";

test("whoever belongs to several schools works for one at a time, and is asked which; others see no choice", async () => {
  const both = await somebody("both@sgc.example", "editor", ids.alpha, ids.beta);
  const titles = async () =>
    (await (await both.ask("GET", "news?depth=0")).json()).docs.map(
      ({ title }: { title: string }) => title,
    );
  assert.deepEqual(await titles(), [secret]);
  assert.equal((await both.ask("POST", "works-for", { school: ids.beta })).status, 200);
  assert.deepEqual(await titles(), [betaWord]);
  const stale = { school: ids.alpha, name: "From an old window" };
  for (const screen of ["name-and-address", "name-and-address/sample", "emergency-banner"])
    assert.equal((await both.ask("POST", `globals/${screen}`, stale)).status, 400, screen);
  const dashboard = async ({ cookie }: typeof alpha) =>
    (
      await fetch(`${host.url}/admin`, {
        headers: { cookie, "sec-fetch-site": "same-origin" },
      })
    ).text();
  assert.match(await dashboard(both), new RegExp(`<select[^>]*>.*${betaWord}.*</select>`));
  assert.equal((await dashboard(alpha)).includes("desk-school"), false);
});

test("an admin of one school looks after its people alone, and only those of the host add schools", async () => {
  const people = async (clerk: typeof alpha): Promise<string[]> =>
    (await (await clerk.ask("GET", "users?limit=0")).json()).docs.map(
      ({ email }: { email: string }) => email,
    );
  assert.deepEqual((await people(beta)).sort(), [
    "both@sgc.example",
    "office@beta.example",
    "spy@beta.example",
  ]);
  assert.equal((await people(keeper)).length, 5);
  const person = { name: "New", email: "new@beta.example", password: "a new one for the new" };
  const { id } = await beta.save("POST", "users", { ...person, role: "editor" });
  const made = await (await keeper.ask("GET", `users/${id}?depth=0`)).json();
  assert.deepEqual(made.schools, [ids.beta]);
  const lines = await sqlOf(
    `SELECT DISTINCT school_id AS school FROM trail WHERE (list = 'schools' AND record = '${ids.beta}')
     OR (list = 'users' AND record = '${has.beta["users"]}')`,
  );
  assert.equal(
    JSON.stringify(lines),
    JSON.stringify([{ school: ids.beta }]),
    "what was done about beta is for beta to read",
  );
  const shared = (await (await beta.ask("GET", "users?where[email][like]=both")).json()).docs[0];
  assert.equal("schools" in shared || "worksFor" in shared, false);
  for (const question of ["where[schools][in]=1", "where[worksFor][equals]=1", "sort=worksFor"])
    assert.equal((await beta.ask("GET", `users?${question}`)).status, 400, question);
  for (const change of [{ password: "taken by beta alone" }, { schools: [ids.beta] }])
    assert.equal((await beta.ask("PATCH", `users/${shared.id}`, change)).status, 403);
  assert.equal((await beta.ask("DELETE", `users/${shared.id}`)).status, 403);
  assert.equal((await keeper.ask("PATCH", "users/1", { schools: [ids.alpha] })).status, 400);
  const nowhere = { ...person, email: "nowhere@sgc.example", role: "editor" };
  assert.equal((await keeper.ask("POST", "users", nowhere)).status, 400);
});
