import { describe, expect, test } from "vitest";
import { readJson } from "../../../../tests/e2e/harness/read-json.ts";
import { admin, cms, visitor } from "../cms-fixture.ts";
import { ownPassword, signIn } from "../editor.ts";
import { expectResponse } from "../prepare-cms.ts";

type Event = {
  id: number;
  account: string;
  what: string;
  list: string;
  record: string;
  from: string;
};

const listEvents = () => admin.find<Event>("audit-log?limit=0&sort=id");

/** The events that a change adds. */
async function recordEvents(change: () => Promise<unknown>): Promise<Event[]> {
  const { length } = await listEvents();
  await change();
  return (await listEvents()).slice(length);
}

describe("the audit log", () => {
  test("records every change by account, whatever name the user chooses", async () => {
    await admin.save("PATCH", "users/1", { name: "Another Name" });
    let record = "";
    const events = await recordEvents(async () => {
      const { id } = await admin.publish("news", { title: "A pupil’s name" });
      await admin.save("PATCH", `news/${id}`, { _status: "draft" });
      await admin.trash(`news/${id}`);
      await admin.ask("DELETE", `news/${id}?trash=true`);
      record = String(id);
    });
    expect(events).toMatchObject(
      ["created and published", "unpublished", "moved to the trash", "deleted permanently"].map(
        (what) => ({ account: "office@sgc.example", what, list: "news", record }),
      ),
    );
    expect(events[0]?.from).toMatch(/127\.0\.0\.1/);
    expect(JSON.stringify(await listEvents())).not.toContain("pupil");
  });

  test("records logins, new users and opened messages", async () => {
    const { id: message } = await readJson(await visitor.sendMessage());
    const person = { name: "New", email: "new@sgc.example", role: "editor" };
    const password = "a password for once";
    let user = 0;
    const events = await recordEvents(async () => {
      await signIn(cms, "office@sgc.example", ownPassword);
      user = (await admin.save("POST", "users", { ...person, password })).id;
      await admin.ask("GET", "contact-messages?limit=0");
      await admin.ask("GET", `contact-messages/${message}`);
    });
    expect(events.map(({ what, list, record }) => [what, list, record])).toEqual([
      ["signed in", "users", "1"],
      ["created", "users", String(user)],
      ["read", "contact-messages", message],
    ]);
    const editor = await signIn(cms, person.email, password);
    await expectResponse(editor.ask("GET", "audit-log"), 403);
  });

  test("records a refused login by account, but does not store an unknown address", async () => {
    const { length } = await listEvents();
    for (const email of ["office@sgc.example", "my-secret-word@nowhere.example"])
      await visitor.post("/cms-api/users/login", { email, password: "wrong wrong wrong" });
    await expect
      .poll(async () => (await listEvents()).slice(length))
      .toMatchObject(
        ["office@sgc.example", "unknown account"].map((account) => ({
          account,
          what: "sign-in failed: wrong password",
        })),
      );
    expect(JSON.stringify(await listEvents())).not.toContain("secret-word");
  });

  test("exports messages and the audit log as CSV without formulas, and records each export", async () => {
    await visitor.sendMessage({ name: "=1+1", message: "+91, please" });
    const messages = await admin.ask("GET", "export/contact-messages");
    expect(messages.headers.get("content-disposition")).toMatch(/attachment; .*\.csv"/);
    expect(await messages.text()).toMatch(/,'=1\+1,v@example.org,"'\+91, please"/);
    await expectResponse(admin.ask("GET", "export/audit-log"), 200, /When,Who,What/);
    expect((await listEvents()).slice(-2)).toMatchObject(
      ["contact-messages", "audit-log"].map((list) => ({
        list,
        what: expect.stringMatching(/^exported/),
      })),
    );
    await expectResponse(admin.ask("GET", "export/users"), 404);
  });

  test("no user can add, change or delete an event, not even an admin", async () => {
    const [event] = await listEvents();
    const path = `audit-log/${event?.id}`;
    await expectResponse(admin.ask("PATCH", path, { what: "nothing" }), 403);
    await expectResponse(admin.ask("DELETE", path), 403);
    await expectResponse(admin.ask("POST", "audit-log", { ...event, what: "nothing" }), 403);
    expect((await listEvents())[0]).toEqual(event);
  });
});
