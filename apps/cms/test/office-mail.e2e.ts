import assert from "node:assert/strict";
import PostalMime, { type Email } from "postal-mime";
import { beforeAll, describe, test } from "vitest";
import { type Clerk, ownPassword, signIn } from "./clerk.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
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

  const emailTo = (address: string, count = 1): Promise<Email> =>
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
  type Queued = { id: number; hasError: boolean; to?: string; reason?: string };
  const queue = async (): Promise<{ docs: Queued[] }> =>
    (await admin.ask("GET", "payload-jobs")).json();
  /** Instead of waiting for the five minutes in which messages are gathered. */
  async function sendPlannedNow(count: number): Promise<void> {
    await until(async () => {
      const path = "payload-jobs?where[hasError][equals]=false&where[kind][equals]=message";
      return (await (await admin.ask("GET", path)).json()).totalDocs === count;
    });
    await runSql(used.dataDir, "UPDATE payload_jobs SET wait_until = NULL WHERE kind = 'message'");
  }
  const screen = async (path: string) =>
    (
      await fetch(`${host.url}/admin${path}`, {
        headers: { cookie: admin.cookie, "sec-fetch-site": "none" },
      })
    ).text();
  const tokenIn = (email: Email) => /\/admin\/reset\/([0-9a-f]{40})/.exec(email.text ?? "")?.[1];

  test("whoever the office named is notified of a new message, and the e-mail holds nothing of it", async () => {
    assert.match(
      await screen("/collections/contact-messages"),
      /Notifications of new messages have no recipients/,
    );
    const wrong = await admin.ask("POST", "globals/office-mail", {
      recipients: "a@b.example, c@d",
    });
    assert.equal(wrong.status, 400);
    await admin.ask("POST", "globals/office-mail", { recipients: `${principal}\n${secretary}\n` });
    const { id } = await (await write("My son's number is 4711.")).json();
    for (const to of [principal, secretary]) {
      const email = await emailTo(to);
      assert.match(email.subject ?? "", /New message on the website/);
      assert.ok(email.text?.includes(`${host.url}/admin/collections/contact-messages/${id}`));
      assert.doesNotMatch(`${email.text}${email.html}`, /4711|Mother|mother@home/);
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
        /e-mail is waiting for another attempt: [^<]*4\.7\.1 Come back later/.test(page)
      );
    });
    mailbox.says.clear();
    await emailTo(principal, 2);
    // It is here before the admin panel knows that it was taken.
    await until(async () => {
      const { docs } = await queue();
      return docs.map(({ hasError, to }) => `${hasError} ${to}`).join() === `true ${secretary}`;
    });
  });

  test("an admin sends a failed e-mail again, and it is recorded", async () => {
    const [failed] = (await queue()).docs;
    const path = `payload-jobs/${failed?.id}/send-again`;
    const count = mailbox.received.filter(({ to }) => to.includes(secretary)).length;
    const nobody = await post(`/cms-api/${path}`, {});
    assert.equal(nobody.status, 401);
    assert.equal((await admin.ask("POST", path)).status, 200);
    await emailTo(secretary, count + 1);
    await until(async () => (await queue()).docs.length === 0);
    assert.equal((await admin.ask("POST", path)).status, 404);
    const newest = async () =>
      (await (await admin.ask("GET", "audit-log?limit=1&sort=-id")).json()).docs[0];
    assert.equal((await newest()).what, "sent an e-mail again");
    mailbox.says.set("gone@sgc.example", "550 5.1.1 No such user");
    const gone = { name: "Gone", email: "gone@sgc.example", role: "editor" };
    await admin.save("POST", "users", { ...gone, password: "one-time word 4711" });
    const [refused] = await until(async () => {
      const { docs } = await queue();
      return docs.length === 1 && docs[0]?.hasError ? docs : undefined;
    });
    mailbox.says.clear();
    assert.equal((await admin.ask("DELETE", `payload-jobs/${refused?.id}`)).status, 200);
    const { what, list, record } = await newest();
    assert.deepEqual(
      [what, list, record],
      ["deleted permanently", "payload-jobs", `${refused?.id}`],
    );
  });

  test("who is new chooses the own password behind the link of an e-mail", async () => {
    const person = { name: "New Clerk", email: "clerk@sgc.example", role: "editor" };
    const made = await admin.save("POST", "users", { ...person, password: "one-time word 4711" });
    const email = await emailTo(person.email);
    // The e-mail has written nothing but its link: else it would undo what was changed while it was made.
    const account = await (await admin.ask("GET", `users/${made.id}`)).json();
    assert.equal(account.updatedAt, Object(made).updatedAt);
    assert.match(email.subject ?? "", /Your account for the admin panel of SGC/);
    const token = tokenIn(email);
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
    const token = tokenIn(await emailTo(office));
    const password = "a wholly different one of mine";
    const chosen = await post("/cms-api/users/reset-password", { token, password });
    assert.equal(chosen.status, 200);
    admin = await signIn(host, office, password);
    assert.equal((await admin.ask("GET", "news")).status, 200);
    assert.equal(mailbox.received.filter(({ to }) => to.includes(office)).length, 1);
    const { docs } = await (await admin.ask("GET", "audit-log?limit=20&sort=-id")).json();
    const lines = docs.map(({ what }: Record<string, string>) => what);
    assert.ok(lines.includes("reset the password with an e-mail link"), String(lines));
  });

  test("a new e-mail address is told to the old one, and is one event of the audit log", async () => {
    const person = { name: "Mover", email: "mover@sgc.example", role: "editor" };
    const { id } = await admin.save("POST", "users", { ...person, password: "one-time word 4711" });
    const mover = await signIn(host, person.email, "one-time word 4711");
    await mover.save("PATCH", `users/${id}`, { password: ownPassword });
    const email = "moved@sgc.example";
    await mover.save("PATCH", `users/${id}`, { email, oldPassword: ownPassword });
    const notice = await until(async () => {
      const last = await emailTo(person.email);
      return /address for the admin panel was changed/.test(last.subject ?? "") ? last : undefined;
    });
    assert.match(notice.text ?? "", /contact an administrator/);
    assert.doesNotMatch(`${notice.text}${notice.html}`, /moved@sgc/);
    const events = await (await admin.ask("GET", "audit-log?limit=5&sort=-id")).json();
    assert.ok(
      events.docs.some(
        ({ what, record }: Record<string, string>) =>
          what === "changed the e-mail address" && record === String(id),
      ),
      JSON.stringify(events.docs),
    );
  });

  test("whoever has chosen Hindi in the admin panel gets e-mails in Hindi", async () => {
    await admin.ask("POST", "payload-preferences/admin-language", { value: "hi" });
    await admin.ask("POST", "globals/office-mail", { recipients: `${office}\n${bursar}` });
    await write("A third one.");
    const email = await emailTo(office, 2);
    assert.match(email.subject ?? "", /वेबसाइट पर नया संदेश/);
    assert.match(email.text ?? "", /संदेश खोलें:\nhttp/);
    assert.match((await emailTo(bursar)).subject ?? "", /New message on the website/);
  });

  test("sends one e-mail for the messages of five minutes, which says how many came", async () => {
    await admin.ask("POST", "globals/office-mail", { recipients: "head@sgc.example" });
    await write("The first one.");
    assert.match((await emailTo("head@sgc.example")).subject ?? "", /New message on the website/);
    for (let count = 0; count < 3; count += 1) await write(`One of three: ${count}`);
    await sendPlannedNow(1);
    const email = await emailTo("head@sgc.example", 2);
    assert.match(email.subject ?? "", /^3 new messages on the website of /);
    assert.ok(email.text?.includes(`${host.url}/admin/collections/contact-messages\n`));
    const toHead = mailbox.received.filter(({ to }) => to.includes("head@sgc.example"));
    assert.equal(toHead.length, 2);
  });

  test("without a mail server no e-mail is lost, and a new password comes first when it is back", async () => {
    const port = Number(new URL(mailbox.environment["SMTP_URL"] ?? "").port);
    await mailbox.close();
    const recipients = "registrar@sgc.example\nwarden@sgc.example";
    await admin.ask("POST", "globals/office-mail", { recipients });
    await write("While there is no mail server.");
    const head = { name: "Head", email: principal, role: "editor" };
    await admin.save("POST", "users", { ...head, password: "one-time word 4711" });
    await until(async () => {
      const { docs } = await queue();
      return docs.length === 3 && docs.every(({ reason }) => /ECONNREFUSED/.test(reason ?? ""));
    });
    await used.killAndStartAgain(async () => {
      const due = "UPDATE payload_jobs SET wait_until = NULL WHERE kind IS NOT NULL";
      await runSql(used.dataDir, due);
      mailbox = await openMailbox(port);
      used.mailbox = mailbox;
    });
    host = used.host;
    await until(async () => (await queue()).docs.length === 0);
    const subjects = mailbox.received.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]);
    assert.match(subjects[0] ?? "", /Your account for the admin panel of SGC/);
    assert.equal(subjects.length, 3);
  });
});
