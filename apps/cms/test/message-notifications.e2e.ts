import type { Email } from "postal-mime";
import { describe, expect, test } from "vitest";
import { readJson } from "../../../tests/e2e/harness/read-json.ts";
import { ownPassword, signIn } from "./editor.ts";
import { openMailbox } from "./mailbox.ts";
import { expectResponse, prepareCms } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";

const office = "office@sgc.example";
const principal = "principal@sgc.example";
const secretary = "secretary@sgc.example";
const bursar = "bursar@sgc.example";
const head = "head@sgc.example";
const oneTime = "one-time word 4711";

type Job = { id: number; hasError: boolean; to?: string; reason?: string };

describe("e-mail to editors", () => {
  const { admin, cms, createUser, dataDir, killAndStartAgain, mailbox, visitor, waitForEmail } =
    prepareCms({ EMAILS_PER_MINUTE: "3000" }, { hasMail: true });

  const setRecipients = (...recipients: string[]) =>
    admin.ask("POST", "globals/message-notifications", { recipients: recipients.join("\n") });
  const queue = () => admin.find<Job>("payload-jobs");
  /** The newest events of the audit log. */
  const listEvents = () => admin.find("audit-log?limit=20&sort=-id");
  /** Skips the five minutes in which messages are collected. */
  async function sendPlannedNow(count: number): Promise<void> {
    const planned = "payload-jobs?where[hasError][equals]=false&where[kind][equals]=message";
    await expect.poll(() => admin.find(planned)).toHaveLength(count);
    await runSql(dataDir, "UPDATE payload_jobs SET wait_until = NULL WHERE kind = 'message'");
  }
  const resetPassword = (email: Email, password: string) => {
    const token = /\/admin\/reset\/([0-9a-f]{40})/.exec(email.text ?? "")?.[1];
    return visitor.post("/cms-api/users/reset-password", { token, password });
  };

  test("the configured recipients are notified of a new message, without its text", async () => {
    const inbox = "/collections/contact-messages";
    expect(await admin.open(inbox)).toMatch(/Notifications of new messages have no recipients/);
    await expectResponse(setRecipients("a@b.example, c@d"), 400);
    await setRecipients(principal, secretary, "");
    const sent = await visitor.sendMessage({
      name: "A Mother",
      email: "mother@home.example",
      message: "My son's number is 4711.",
    });
    const { id } = await readJson(sent);
    for (const to of [principal, secretary]) {
      const email = await waitForEmail(to);
      expect(email.subject).toMatch(/New message on the website/);
      expect(email.text).toContain(`${cms.url}/admin${inbox}/${id}`);
      expect(`${email.text}${email.html}`).not.toMatch(/4711|Mother|mother@home/);
    }
    expect(await admin.open(inbox)).toContain(principal);
  });

  test("a failed e-mail is retried, and is on the dashboard meanwhile", async () => {
    mailbox.responses.set(principal, "451 4.7.1 Come back later");
    mailbox.responses.set(secretary, "550 5.1.1 No such user");
    await visitor.sendMessage();
    await sendPlannedNow(2);
    const failed = /e-mail could not be sent: [^<]*5\.1\.1 No such user/;
    const waiting = /e-mail is waiting for another attempt: [^<]*4\.7\.1 Come back later/;
    await expect.poll(() => admin.open()).toMatch(failed);
    await expect.poll(() => admin.open()).toMatch(waiting);
    mailbox.responses.clear();
    await waitForEmail(principal, 2);
    // The e-mail arrives before the CMS has recorded it.
    await expect.poll(queue).toMatchObject([{ hasError: true, to: secretary }]);
  });

  test("an admin retries or deletes a failed e-mail, which is recorded in the audit log", async () => {
    const path = `payload-jobs/${(await queue())[0]?.id}/send-again`;
    const { length } = await mailbox.emailsTo(secretary);
    await expectResponse(admin.ask("POST", path), 200);
    await waitForEmail(secretary, length + 1);
    await expect.poll(queue).toEqual([]);
    await expectResponse(admin.ask("POST", path), 404);
    expect((await listEvents())[0]).toMatchObject({ what: "sent an e-mail again" });
    mailbox.responses.set("gone@sgc.example", "550 5.1.1 No such user");
    const gone = { name: "Gone", email: "gone@sgc.example", role: "editor" };
    await admin.save("POST", "users", { ...gone, password: oneTime });
    await expect.poll(queue).toMatchObject([{ hasError: true }]);
    mailbox.responses.clear();
    const id = (await queue())[0]?.id;
    await expectResponse(admin.ask("DELETE", `payload-jobs/${id}`), 200);
    expect((await listEvents())[0]).toMatchObject({
      what: "deleted permanently",
      list: "payload-jobs",
      record: String(id),
    });
  });

  test("a new user chooses a password through the link of an e-mail", async () => {
    const person = { name: "New Editor", email: "new-editor@sgc.example", role: "editor" };
    const made = await admin.save("POST", "users", { ...person, password: oneTime });
    const email = await waitForEmail(person.email);
    // Sending must change only the reset token: writing the whole account would undo concurrent changes.
    expect((await admin.get(`users/${made.id}`)).updatedAt).toBe(made["updatedAt"]);
    expect(email.subject).toMatch(/Your account for the admin panel of SGC/);
    await expectResponse(resetPassword(email, "password1234"), 400);
    await expectResponse(resetPassword(email, ownPassword), 200);
    // The chosen password is not a one-time password.
    const editor = await signIn(cms, person.email, ownPassword);
    await expectResponse(editor.ask("GET", "news"), 200);
    await expectResponse(resetPassword(email, ownPassword), 403);
  });

  test("a password is reset by e-mail, and no response reveals whether the account exists", async () => {
    const answers = new Set<string>();
    for (const email of [office, "nobody@sgc.example", office, ""]) {
      const response = await visitor.post("/cms-api/users/forgot-password", { email });
      answers.add(`${response.status} ${await response.text()}`);
    }
    expect([...answers]).toHaveLength(1);
    const password = "a wholly different one of mine";
    await expectResponse(resetPassword(await waitForEmail(office), password), 200);
    Object.assign(admin, await signIn(cms, office, password));
    await expectResponse(admin.ask("GET", "news"), 200);
    expect(await mailbox.emailsTo(office)).toHaveLength(1);
    const events = (await listEvents()).map(({ what }) => what);
    expect(events).toContain("reset the password with an e-mail link");
  });

  test("requests for unknown accounts do not stop the e-mail of a known one", async () => {
    const forgetful = await createUser("forgetful");
    // The invitation.
    await waitForEmail(forgetful.email);
    // More than one a second for a minute.
    const flood = Array.from({ length: 70 }, (_, number) => `nobody-${number}@sgc.example`);
    for (const email of [...flood, forgetful.email])
      await expectResponse(visitor.post("/cms-api/users/forgot-password", { email }), 200);
    expect((await waitForEmail(forgetful.email, 2)).subject).toMatch(/Reset your password/);
  });

  test("the old address is notified of a new e-mail address, which is one audit event", async () => {
    const mover = await createUser("mover");
    // The invitation, which goes to the address of the time when it is sent.
    await waitForEmail(mover.email);
    const email = "moved@sgc.example";
    await mover.save("PATCH", `users/${mover.id}`, { email, oldPassword: ownPassword });
    const notice = await waitForEmail(mover.email, 2);
    expect(notice.subject).toMatch(/address for the admin panel was changed/);
    expect(notice.text).toMatch(/contact an administrator/);
    expect(`${notice.text}${notice.html}`).not.toMatch(/moved@sgc/);
    expect(await listEvents()).toContainEqual(
      expect.objectContaining({ what: "changed the e-mail address", record: String(mover.id) }),
    );
  });

  test("a user with Hindi as the admin language gets e-mails in Hindi", async () => {
    await admin.ask("POST", "payload-preferences/admin-language", { value: "hi" });
    await setRecipients(office, bursar);
    await visitor.sendMessage();
    const email = await waitForEmail(office, 2);
    expect(email.subject).toMatch(/वेबसाइट पर नया संदेश/);
    expect(email.text).toMatch(/संदेश खोलें:\nhttp/);
    expect((await waitForEmail(bursar)).subject).toMatch(/New message on the website/);
  });

  test("sends one e-mail with the number of messages in five minutes", async () => {
    await setRecipients(head);
    await visitor.sendMessage();
    expect((await waitForEmail(head)).subject).toMatch(/New message on the website/);
    for (let count = 0; count < 3; count += 1) await visitor.sendMessage();
    await sendPlannedNow(1);
    const email = await waitForEmail(head, 2);
    expect(email.subject).toMatch(/^3 new messages on the website of /);
    expect(email.text).toContain(`${cms.url}/admin/collections/contact-messages\n`);
    expect(await mailbox.emailsTo(head)).toHaveLength(2);
  });

  test("without a mail server no e-mail is lost, and password e-mails come first when it is back", async () => {
    const port = Number(new URL(mailbox.environment["SMTP_URL"] ?? "").port);
    await mailbox.close();
    await setRecipients("registrar@sgc.example", "warden@sgc.example");
    await visitor.sendMessage();
    const person = { name: "Head", email: principal, role: "editor" };
    await admin.save("POST", "users", { ...person, password: oneTime });
    const reason = expect.stringMatching(/ECONNREFUSED/);
    await expect.poll(queue).toMatchObject([{ reason }, { reason }, { reason }]);
    await killAndStartAgain(async () => {
      const due = "UPDATE payload_jobs SET wait_until = NULL WHERE kind IS NOT NULL";
      await runSql(dataDir, due);
      Object.assign(mailbox, await openMailbox(port));
    });
    await expect.poll(queue).toEqual([]);
    const subjects = mailbox.received.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]);
    expect(subjects).toHaveLength(3);
    expect(subjects[0]).toMatch(/Your account for the admin panel of SGC/);
  });
});
