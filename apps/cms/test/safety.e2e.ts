import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ownPassword, signIn, signInFirstAdmin } from "./editor.ts";
import { expectResponse, prepareCms } from "./prepare-cms.ts";
import { firstAdmin } from "./running-cms.ts";

describe("an empty CMS", () => {
  const { admin, cms, createUser, dataDir, visitor } = prepareCms({}, { isSignedIn: false });

  test("the first password is printed once and stored where only the owner of the process reads it", () => {
    const { email, password, url } = firstAdmin(dataDir);
    const printed = cms.lines.filter((line) => line.startsWith("Admin: "));
    expect(printed).toEqual([`Admin: ${url}  user ${email}  one-time password ${password}`]);
    for (const file of ["first-admin.json", "secret"])
      expect(statSync(join(dataDir, file)).mode & 0o777, file).toBe(0o600);
  });

  test("a one-time password only allows choosing a new one", async () => {
    const { email, password } = firstAdmin(dataDir);
    const guest = await signIn(cms, email, password);
    const change = (account: object) => guest.ask("PATCH", "users/1", account);
    await expectResponse(guest.ask("GET", "news"), 403);
    await expectResponse(guest.ask("POST", "news", { title: "x" }), 403);
    await expectResponse(guest.ask("POST", "import", {}), 403);
    await expectResponse(change({ mustChangePassword: false }), 200);
    await expectResponse(guest.ask("GET", "news"), 403);
    await expectResponse(change({ password: "eleven char" }), 400, /at least 12 characters/);
    await expectResponse(change({ password }), 400);
    Object.assign(admin, await signInFirstAdmin(cms));
    await expectResponse(admin.ask("GET", "news"), 200);
    expect(existsSync(join(dataDir, "first-admin.json"))).toBe(false);
  });

  test("a session cookie on a request from another website is ignored", async () => {
    const { id } = await admin.save("POST", "news", { title: "Mine", _status: "draft" });
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const from of foreign) {
      const response = visitor.ask(`/cms-api/news/${id}`, {
        method: "PATCH",
        headers: { cookie: admin.cookie, "content-type": "application/json", ...from },
        body: JSON.stringify({ title: "Theirs" }),
      });
      await expectResponse(response, 403);
    }
    await expectResponse(admin.ask("PATCH", `news/${id}`, { title: "Still mine" }), 200);
  });

  test("import previews and GraphQL do not exist", async () => {
    for (const path of ["imports/preview-data", "graphql"])
      await expectResponse(admin.ask("POST", path, { query: "{ __typename }" }), 404);
  });

  test("an editor publishes, but manages no users, deletes nothing for good and has no API key", async () => {
    const { id, ...editor } = await createUser("editor");
    const news = await editor.publish("news", { title: "By an editor" });
    await expectResponse(editor.ask("DELETE", `news/${news.id}`), 403);
    await editor.trash(`news/${news.id}`);
    const more = { role: "admin", enableAPIKey: true, apiKey: "x".repeat(36) };
    await editor.ask("PATCH", `users/${id}`, more);
    const self = await editor.get(`users/${id}`);
    expect(self.role).toBe("editor");
    expect(self).not.toHaveProperty("apiKey");
    await expectResponse(editor.ask("PATCH", "users/1", { name: "Mine now" }), 403);
    const person = { name: "Other", email: "b@sgc.example", role: "editor" };
    await expectResponse(editor.ask("POST", "users", { ...person, password: ownPassword }), 403);
    const versions = await admin.find(`news/versions?where[parent][equals]=${news.id}`);
    expect(versions).toContainEqual(
      expect.objectContaining({ version: expect.objectContaining({ changedBy: "editor" }) }),
    );
  });

  test("the only admin cannot be deleted or lose the role", async () => {
    await expectResponse(admin.ask("DELETE", "users/1"), 400);
    await expectResponse(admin.ask("PATCH", "users/1", { role: "editor" }), 400);
  });

  test.each([
    ["media", "a.svg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ["media", "a.jpg", "image/jpeg", "<html><script>alert(1)</script></html>"],
    ["media", "a.pdf", "application/pdf", "%PDF-1.4"],
    ["documents", "a.pdf", "application/pdf", "<html></html>"],
    ["documents", "a.html", "text/html", "<html></html>"],
  ])("in %s, a file %s of type %s with %s is rejected", async (collection, name, type, text) => {
    const form = new FormData();
    form.set("file", new Blob([text], { type }), name);
    await expectResponse(admin.ask("POST", collection, form), 400);
  });

  test.each(["media", "documents"])(
    "in %s, a file is never fetched from a URL in a request",
    async (collection) => {
      for (const url of ["https://files.example/a.jpg", `${cms.url}/admin.svg`]) {
        const body = { filename: "a-child.jpg", mimeType: "image/jpeg", filesize: 1_000, url };
        await expectResponse(admin.ask("POST", collection, body), 400, /Please choose a file/);
      }
      const pasted = `${collection}/paste-url?src=https://files.example/a.jpg`;
      expect((await admin.ask("GET", pasted)).status).not.toBe(200);
    },
  );

  test("scripts and other websites cannot use the session cookie, and the admin cannot be framed", async () => {
    const account = { email: "office@sgc.example", password: ownPassword };
    const login = await visitor.post("/cms-api/users/login", account);
    expect(login.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Lax/);
    const { headers } = await visitor.ask("/admin/login");
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-security-policy": expect.stringMatching(
        /script-src 'self' 'nonce-.*frame-ancestors 'none'/,
      ),
      "x-content-type-options": "nosniff",
    });
    expect(headers.has("x-powered-by")).toBe(false);
  });
});
