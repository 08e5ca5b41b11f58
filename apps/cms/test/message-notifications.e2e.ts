import assert from "node:assert/strict";
import PostalMime, { type Email } from "postal-mime";
import { beforeAll, describe, test } from "vitest";
import { type Editor, ownPassword, signIn } from "./editor.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { prepareCms } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";
import type { RunningCms } from "./running-cms.ts";
import { until } from "./until.ts";

const office = "office@sgc.example";
const principal = "principal@sgc.example";
const secretary = "secretary@sgc.example";
const bursar = "bursar@sgc.example";

describe("e-mail to editors", () => {
  const used = prepareCms({ EMAILS_PER_MINUTE: "3000" }, { hasMail: true });
  let mailbox: Mailbox;
  let cms: RunningCms;
  let admin: Editor;
  beforeAll(() => {
    ({ mailbox, cms, admin } = used);
  });

  const emailTo = (address: string, count = 1): Promise<Email> =>
    until(() => {
      const mine = mailbox.received.filter(({ to }) => to.includes(address));
      return mine.length >= count ? PostalMime.parse(mine.at(-1)?.text ?? "") : undefined;
    });
  const post = (path: string, body: object) =>
    fetch(cms.url + path, {
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
  /** Skips the five minutes in which messages are collected. */
  async function sendPlannedNow(count: number): Promise<void> {
    await until(async () => {
      const path = "payload-jobs?where[hasError][equals]=false&where[kind][equals]=message";
      return (await (await admin.ask("GET", path)).json()).totalDocs === count;
    });
    await runSql(used.dataDir, "UPDATE payload_jobs SET wait_until = NULL WHERE kind = 'message'");
  }
  const screen = async (path: string) =>
    (
      await fetch(`${cms.url}/admin${path}`, {
        headers: { cookie: admin.cookie, "sec-fetch-site": "none" },
      })
    ).text();
  const findToken = (email: Email) => /\/admin\/reset\/([0-9a-f]{40})/.exec(email.text ?? "")?.[1];

  test("the configured recipients are notified of a new message, without its text", async () => {
    assert.match(
      await screen("/collections/contact-messages"),
      /Notifications of new messages have no recipients/,
    );
    const wrong = await admin.ask("POST", "globals/message-notifications", {
      recipients: "a@b.example, c@d",
    });
    assert.equal(wrong.status, 400);
    await admin.ask("POST", "globals/message-notifications", {
      recipients: `${principal}\n${secretary}\n`,
    });
    const { id } = await (await write("My son's number is 4711.")).json();
    for (const to of [principal, secretary]) {
      const email = await emailTo(to);
      assert.match(email.subject ?? "", /New message on the website/);
      assert.ok(email.text?.includes(`${cms.url}/admin/collections/contact-messages/${id}`));
      assert.doesNotMatch(`${email.text}${email.html}`, /4711|Mother|mother@home/);
    }
    assert.match(await screen("/collections/contact-messages"), new RegExp(principal));
  });

  test("a failed e-mail is retried, and is on the dashboard meanwhile", async () => {
    mailbox.responses.set(principal, "451 4.7.1 Come back later");
    mailbox.responses.set(secretary, "550 5.1.1 No such user");
    await write("A second one.");
    await sendPlannedNow(2);
    await until(async () => {
      const page = await screen("");
      return (
        /e-mail could not be sent: [^<]*5\.1\.1 No such user/.test(page) &&
        /e-mail is waiting for another attempt: [^<]*4\.7\.1 Come back later/.test(page)
      );
    });
    mailbox.responses.clear();
    await emailTo(principal, 2);
    // The e-mail arrives before the CMS has recorded it.
    await until(async () => {
      const { docs } = await queue();
      return docs.map(({ hasError, to }) => `${hasError} ${to}`).join() === `true ${secretary}`;
    });
  });

  test("an admin retries a failed e-mail, which is recorded in the audit log", async () => {
    const [failed] = (await queue()).docs;
    const path = `payload-jobs/${failed?.id}/send-again`;
    const count = mailbox.received.filter(({ to }) => to.includes(secretary)).length;
    const asVisitor = await post(`/cms-api/${path}`, {});
    assert.equal(asVisitor.status, 401);
    assert.equal((await admin.ask("POST", path)).status, 200);
    await emailTo(secretary, count + 1);
    await until(async () => (await queue()).docs.length === 0);
    assert.equal((await admin.ask("POST", path)).status, 404);
    const newest = async () =>
      (await (await admin.ask("GET", "audit-log?limit=1&sort=-id")).json()).docs[0];
    assert.equal((await newest()).what, "sent an e-mail again");
    mailbox.responses.set("gone@sgc.example", "550 5.1.1 No such user");
    const gone = { name: "Gone", email: "gone@sgc.example", role: "editor" };
    await admin.save("POST", "users", { ...gone, password: "one-time word 4711" });
    const [refused] = await until(async () => {
      const { docs } = await queue();
      return docs.length === 1 && docs[0]?.hasError ? docs : undefined;
    });
    mailbox.responses.clear();
    assert.equal((await admin.ask("DELETE", `payload-jobs/${refused?.id}`)).status, 200);
    const { what, list, record } = await newest();
    assert.deepEqual(
      [what, list, record],
      ["deleted permanently", "payload-jobs", `${refused?.id}`],
    );
  });

  test("a new user chooses a password through the link of an e-mail", async () => {
    const person = { name: "New Editor", email: "new-editor@sgc.example", role: "editor" };
    const made = await admin.save("POST", "users", { ...person, password: "one-time word 4711" });
    const email = await emailTo(person.email);
    // Sending must change only the reset token: writing the whole account would undo concurrent changes.
    const account = await (await admin.ask("GET", `users/${made.id}`)).json();
    assert.equal(account.updatedAt, Object(made).updatedAt);
    assert.match(email.subject ?? "", /Your account for the admin panel of SGC/);
    const token = findToken(email);
    const weak = await post("/cms-api/users/reset-password", { token, password: "password1234" });
    assert.equal(weak.status, 400);
    const chosen = await post("/cms-api/users/reset-password", { token, password: ownPassword });
    assert.equal(chosen.status, 200);
    const editor = await signIn(cms, person.email, ownPassword);
    // The chosen password is not a one-time password.
    assert.equal((await editor.ask("GET", "news")).status, 200);
    const again = await post("/cms-api/users/reset-password", { token, password: ownPassword });
    assert.equal(again.status, 403);
  });

  test("a password is reset by e-mail, and no response reveals whether the account exists", async () => {
    const answers = new Set<string>();
    for (const email of [office, "nobody@sgc.example", office, ""]) {
      const response = await post("/cms-api/users/forgot-password", { email });
      answers.add(`${response.status} ${await response.text()}`);
    }
    assert.equal(answers.size, 1, [...answers].join("\n"));
    const token = findToken(await emailTo(office));
    const password = "a wholly different one of mine";
    const chosen = await post("/cms-api/users/reset-password", { token, password });
    assert.equal(chosen.status, 200);
    admin = await signIn(cms, office, password);
    assert.equal((await admin.ask("GET", "news")).status, 200);
    assert.equal(mailbox.received.filter(({ to }) => to.includes(office)).length, 1);
    const { docs } = await (await admin.ask("GET", "audit-log?limit=20&sort=-id")).json();
    const lines = docs.map(({ what }: Record<string, string>) => what);
    assert.ok(lines.includes("reset the password with an e-mail link"), String(lines));
  });

  test("the old address is notified of a new e-mail address, which is one audit event", async () => {
    const person = { name: "Mover", email: "mover@sgc.example", role: "editor" };
    const { id } = await admin.save("POST", "users", { ...person, password: "one-time word 4711" });
    const mover = await signIn(cms, person.email, "one-time word 4711");
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

  test("a user with Hindi as the admin language gets e-mails in Hindi", async () => {
    await admin.ask("POST", "payload-preferences/admin-language", { value: "hi" });
    await admin.ask("POST", "globals/message-notifications", {
      recipients: `${office}\n${bursar}`,
    });
    await write("A third one.");
    const email = await emailTo(office, 2);
    assert.match(email.subject ?? "", /वेबसाइट पर नया संदेश/);
    assert.match(email.text ?? "", /संदेश खोलें:\nhttp/);
    assert.match((await emailTo(bursar)).subject ?? "", /New message on the website/);
  });

  test("sends one e-mail with the number of messages in five minutes", async () => {
    await admin.ask("POST", "globals/message-notifications", { recipients: "head@sgc.example" });
    await write("The first one.");
    assert.match((await emailTo("head@sgc.example")).subject ?? "", /New message on the website/);
    for (let count = 0; count < 3; count += 1) await write(`One of three: ${count}`);
    await sendPlannedNow(1);
    const email = await emailTo("head@sgc.example", 2);
    assert.match(email.subject ?? "", /^3 new messages on the website of /);
    assert.ok(email.text?.includes(`${cms.url}/admin/collections/contact-messages\n`));
    const toHead = mailbox.received.filter(({ to }) => to.includes("head@sgc.example"));
    assert.equal(toHead.length, 2);
  });

  test("without a mail server no e-mail is lost, and password e-mails come first when it is back", async () => {
    const port = Number(new URL(mailbox.environment["SMTP_URL"] ?? "").port);
    await mailbox.close();
    const recipients = "registrar@sgc.example\nwarden@sgc.example";
    await admin.ask("POST", "globals/message-notifications", { recipients });
    await write("Without a mail server.");
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
    cms = used.cms;
    await until(async () => (await queue()).docs.length === 0);
    const subjects = mailbox.received.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]);
    assert.match(subjects[0] ?? "", /Your account for the admin panel of SGC/);
    assert.equal(subjects.length, 3);
  });
});
