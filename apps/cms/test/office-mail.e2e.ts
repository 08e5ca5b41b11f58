import assert from "node:assert/strict";
import PostalMime, { type Email } from "postal-mime";
import { beforeAll, describe, test } from "vitest";
import { type Clerk, ownPassword, signIn } from "./clerk.ts";
import type { Mailbox } from "./mailbox.ts";
import { prepareHost } from "./prepare-host.ts";
import { runSql } from "./run-sql.ts";
import type { RunningHost } from "./running-host.ts";
import { until } from "./until.ts";

const office = "office@sgc.example";
const principal = "principal@sgc.example";
const secretary = "secretary@sgc.example";
const bursar = "bursar@sgc.example";

describe("e-mail to the office", () => {
  const used = prepareHost({ EMAILS_PER_MINUTE: "3000" }, { hasMail: true });
  let mailbox: Mailbox;
  let host: RunningHost;
  let admin: Clerk;
  beforeAll(() => {
    ({ mailbox, host, admin } = used);
  });

  const letterTo = (address: string, count = 1): Promise<Email> =>
    until(() => {
      const mine = mailbox.received.filter(({ to }) => to.includes(address));
      return mine.length >= count ? PostalMime.parse(mine.at(-1)?.text ?? "") : undefined;
    });
  const post = (path: string, body: object) =>
    fetch(host.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const write = (message: string) =>
    post("/api/form/SGSM/CF", {
      name: "A Mother",
      email: "mother@home.example",
      message,
      schoolcode: "SGSM",
    });
  /** Instead of waiting for the five minutes in which messages are gathered. */
  async function sendPlannedNow(count: number): Promise<void> {
    await until(async () => {
      const path = "letters?where[state][equals]=waiting&where[kind][equals]=message";
      return (await (await admin.ask("GET", path)).json()).totalDocs === count;
    });
    const past = "2020-01-01T00:00:00.000Z";
    await runSql(used.dataDir, `UPDATE letters SET due_at = '${past}' WHERE state = 'waiting'`);
  }
  const screen = async (path: string) =>
    (
      await fetch(`${host.url}/admin${path}`, {
        headers: { cookie: admin.cookie, "sec-fetch-site": "none" },
      })
    ).text();
  const tokenIn = (letter: Email) => /\/admin\/reset\/([0-9a-f]{40})/.exec(letter.text ?? "")?.[1];

  test("whoever the office named hears of a new message, and the letter holds nothing of it", async () => {
    assert.match(
      await screen("/collections/contact-messages"),
      /Nobody is notified of new messages/,
    );
    const wrong = await admin.ask("POST", "globals/office-mail", {
      recipients: "a@b.example, c@d",
    });
    assert.equal(wrong.status, 400);
    await admin.ask("POST", "globals/office-mail", { recipients: `${principal}\n${secretary}\n` });
    const { id } = await (await write("My son's number is 4711.")).json();
    for (const to of [principal, secretary]) {
      const letter = await letterTo(to);
      assert.match(letter.subject ?? "", /New message on the website/);
      assert.ok(letter.text?.includes(`${host.url}/admin/collections/contact-messages/${id}`));
      assert.doesNotMatch(`${letter.text}${letter.html}`, /4711|Mother|mother@home/);
    }
    assert.match(await screen("/collections/contact-messages"), new RegExp(principal));
  });

  test("what the mail server does not take is tried again, and stands on the dashboard meanwhile", async () => {
    mailbox.says.set(principal, "451 4.7.1 Come back later");
    mailbox.says.set(secretary, "550 5.1.1 No such user");
    await write("A second one.");
    await sendPlannedNow(2);
    await until(async () => {
      const page = await screen("");
      return (
        /e-mail could not be sent: [^<]*5\.1\.1 No such user/.test(page) &&
        /e-mail waits for another attempt: [^<]*4\.7\.1 Come back later/.test(page)
      );
    });
    mailbox.says.clear();
    await letterTo(principal, 2);
    // It is here before the admin panel knows that it was taken.
    await until(async () => {
      const { docs } = await (await admin.ask("GET", "letters")).json();
      const left = docs.map(({ state, to }: Record<string, string>) => `${state} ${to}`);
      return left.join() === `failed ${secretary}`;
    });
  });

  test("who is new chooses the own password behind the link of a letter", async () => {
    const person = { name: "New Clerk", email: "clerk@sgc.example", role: "editor" };
    const made = await admin.save("POST", "users", { ...person, password: "one-time word 4711" });
    const letter = await letterTo(person.email);
    // The letter has written nothing but its link: else it would undo what was changed while it was made.
    const account = await (await admin.ask("GET", `users/${made.id}`)).json();
    assert.equal(account.updatedAt, Object(made).updatedAt);
    assert.match(letter.subject ?? "", /The admin panel of SGC is open to you/);
    const token = tokenIn(letter);
    const weak = await post("/cms-api/users/reset-password", { token, password: "password1234" });
    assert.equal(weak.status, 400);
    const chosen = await post("/cms-api/users/reset-password", { token, password: ownPassword });
    assert.equal(chosen.status, 200);
    const clerk = await signIn(host, person.email, ownPassword);
    // Nothing more is asked of him: this password is the own one.
    assert.equal((await clerk.ask("GET", "news")).status, 200);
    const again = await post("/cms-api/users/reset-password", { token, password: ownPassword });
    assert.equal(again.status, 403);
  });

  test("a forgotten password is chosen anew, and no answer tells whether there is such an account", async () => {
    const answers = new Set<string>();
    for (const email of [office, "nobody@sgc.example", office, ""]) {
      const answer = await post("/cms-api/users/forgot-password", { email });
      answers.add(`${answer.status} ${await answer.text()}`);
    }
    assert.equal(answers.size, 1, [...answers].join("\n"));
    const token = tokenIn(await letterTo(office));
    const password = "a wholly different one of mine";
    const chosen = await post("/cms-api/users/reset-password", { token, password });
    assert.equal(chosen.status, 200);
    admin = await signIn(host, office, password);
    assert.equal((await admin.ask("GET", "news")).status, 200);
    assert.equal(mailbox.received.filter(({ to }) => to.includes(office)).length, 1);
    const { docs } = await (await admin.ask("GET", "trail?limit=20&sort=-id")).json();
    const lines = docs.map(({ what }: Record<string, string>) => what);
    assert.ok(lines.includes("chose a new password behind the link of a letter"), String(lines));
  });

  test("a new e-mail address is told to the old one, and is one event of the audit log", async () => {
    const person = { name: "Mover", email: "mover@sgc.example", role: "editor" };
    const { id } = await admin.save("POST", "users", { ...person, password: "one-time word 4711" });
    const mover = await signIn(host, person.email, "one-time word 4711");
    await mover.save("PATCH", `users/${id}`, { password: ownPassword });
    const email = "moved@sgc.example";
    await mover.save("PATCH", `users/${id}`, { email, oldPassword: ownPassword });
    const letter = await until(async () => {
      const last = await letterTo(person.email);
      return /address for the admin panel was changed/.test(last.subject ?? "") ? last : undefined;
    });
    assert.match(letter.text ?? "", /tell an administrator/);
    assert.doesNotMatch(`${letter.text}${letter.html}`, /moved@sgc/);
    const events = await (await admin.ask("GET", "trail?limit=5&sort=-id")).json();
    assert.ok(
      events.docs.some(
        ({ what, record }: Record<string, string>) =>
          what === "changed the e-mail address" && record === String(id),
      ),
      JSON.stringify(events.docs),
    );
  });

  test("whoever has chosen Hindi in the admin panel gets its letters in Hindi", async () => {
    await admin.ask("POST", "payload-preferences/admin-language", { value: "hi" });
    await admin.ask("POST", "globals/office-mail", { recipients: `${office}\n${bursar}` });
    await write("A third one.");
    const letter = await letterTo(office, 2);
    assert.match(letter.subject ?? "", /वेबसाइट पर एक संदेश आया है/);
    assert.match(letter.text ?? "", /संदेश खोलें:\nhttp/);
    assert.match((await letterTo(bursar)).subject ?? "", /New message on the website/);
  });

  test("sends one e-mail for the messages of five minutes, which says how many came", async () => {
    await admin.ask("POST", "globals/office-mail", { recipients: "head@sgc.example" });
    await write("The first one.");
    assert.match((await letterTo("head@sgc.example")).subject ?? "", /New message on the website/);
    for (let count = 0; count < 3; count += 1) await write(`One of three: ${count}`);
    await sendPlannedNow(1);
    const letter = await letterTo("head@sgc.example", 2);
    assert.match(letter.subject ?? "", /^3 new messages on the website of /);
    assert.ok(letter.text?.includes(`${host.url}/admin/collections/contact-messages\n`));
    const toHead = mailbox.received.filter(({ to }) => to.includes("head@sgc.example"));
    assert.equal(toHead.length, 2);
  });
});
