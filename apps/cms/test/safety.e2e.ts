import assert from "node:assert/strict";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, test } from "vitest";
import { type Editor, ownPassword, signIn, signInFirstAdmin } from "./editor.ts";
import { prepareCms } from "./prepare-cms.ts";
import { firstAdmin, type RunningCms } from "./running-cms.ts";

describe("an empty CMS", () => {
  const used = prepareCms({}, { isSignedIn: false });
  const { dataDir } = used;
  let cms: RunningCms;
  let admin: Editor;
  beforeAll(() => {
    ({ cms } = used);
  });

  const post = (path: string, body: object | string, headers: Record<string, string> = {}) =>
    fetch(cms.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  test("the first password is printed once and stored where only the owner of the process reads it", () => {
    const { email, password, url } = firstAdmin(dataDir);
    const printed = cms.lines.filter((line) => line.startsWith("Admin: "));
    assert.deepEqual(printed, [`Admin: ${url}  user ${email}  one-time password ${password}`]);
    for (const file of ["first-admin.json", "secret"]) {
      assert.equal(statSync(join(dataDir, file)).mode & 0o777, 0o600, file);
    }
  });

  test("a visitor cannot become the first admin", async () => {
    const response = await post("/cms-api/users/first-register", {
      email: "thief@example.org",
      password: "a long password",
      name: "Thief",
      role: "admin",
    });
    assert.equal(response.status, 401);
  });

  test("a one-time password only allows choosing a new one", async () => {
    const { email, password } = firstAdmin(dataDir);
    const guest = await signIn(cms, email, password);
    assert.equal((await guest.ask("GET", "news")).status, 403);
    assert.equal((await guest.ask("POST", "news", { title: "x" })).status, 403);
    assert.equal((await guest.ask("POST", "import", {})).status, 403);
    assert.equal((await guest.ask("PATCH", "users/1", { mustChangePassword: false })).status, 200);
    assert.equal((await guest.ask("GET", "news")).status, 403);
    const short = await guest.ask("PATCH", "users/1", { password: "eleven char" });
    assert.equal(short.status, 400);
    assert.match(await short.text(), /at least 12 characters/);
    assert.equal((await guest.ask("PATCH", "users/1", { password })).status, 400);
    admin = await signInFirstAdmin(cms);
    assert.equal((await admin.ask("GET", "news")).status, 200);
    assert.equal(existsSync(join(dataDir, "first-admin.json")), false);
  });

  test("a session cookie on a request from another website is ignored", async () => {
    const { id } = await admin.save("POST", "news", { title: "Mine", _status: "draft" });
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const from of foreign) {
      const response = await fetch(`${cms.url}/cms-api/news/${id}`, {
        method: "PATCH",
        headers: { cookie: admin.cookie, "content-type": "application/json", ...from },
        body: JSON.stringify({ title: "Theirs" }),
      });
      assert.equal(response.status, 403);
    }
    assert.equal((await admin.ask("PATCH", `news/${id}`, { title: "Still mine" })).status, 200);
  });

  test("visitors read nothing of the CMS, and import previews do not exist", async () => {
    const slugs = ["news", "users", "media", "contact-messages", "payload-jobs", "payload-kv"];
    for (const slug of slugs) {
      const { status } = await fetch(`${cms.url}/cms-api/${slug}`);
      assert.equal(status, 401, slug);
    }
    assert.equal((await post("/cms-api/import", { into: "toppers", file: "" })).status, 401);
    for (const path of ["imports/preview-data", "graphql"])
      assert.equal((await admin.ask("POST", path, { query: "{ __typename }" })).status, 404, path);
  });

  test("an editor publishes, but manages no users, deletes nothing for good and has no API key", async () => {
    const email = "editor@sgc.example";
    const person = { name: "Editor", email, password: "one-time for the editor", role: "editor" };
    const { id } = await admin.save("POST", "users", person);
    const first = await signIn(cms, email, person.password);
    assert.equal((await first.ask("GET", "news")).status, 403);
    await first.save("PATCH", `users/${id}`, { password: "the editor's own password" });
    const editor = await signIn(cms, email, "the editor's own password");
    const news = await editor.save("POST", "news", {
      title: "By an editor",
      _status: "published",
    });
    assert.equal((await editor.ask("DELETE", `news/${news.id}`)).status, 403);
    const trash = { deletedAt: new Date().toISOString() };
    assert.equal((await editor.ask("PATCH", `news/${news.id}`, trash)).status, 200);
    await editor.ask("PATCH", `users/${id}`, {
      role: "admin",
      enableAPIKey: true,
      apiKey: "x".repeat(36),
    });
    const self = await (await editor.ask("GET", `users/${id}`)).json();
    assert.equal(self.role, "editor");
    assert.equal("apiKey" in self, false);
    assert.equal((await editor.ask("PATCH", "users/1", { name: "Mine now" })).status, 403);
    assert.equal(
      (await editor.ask("POST", "users", { ...person, email: "b@sgc.example" })).status,
      403,
    );
    const versions = await (
      await admin.ask("GET", `news/versions?where[parent][equals]=${news.id}`)
    ).json();
    assert.ok(
      versions.docs.some(
        (one: { version: { changedBy: string } }) => one.version.changedBy === "Editor",
      ),
    );
  });

  test("the only admin cannot be deleted or lose the role", async () => {
    assert.equal((await admin.ask("DELETE", "users/1")).status, 400);
    assert.equal((await admin.ask("PATCH", "users/1", { role: "editor" })).status, 400);
  });

  test("SVG with scripts, HTML named as an image, and false PDFs are rejected", async () => {
    const files: [string, string, string, string][] = [
      [
        "media",
        "a.svg",
        "image/svg+xml",
        '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      ],
      ["media", "a.jpg", "image/jpeg", "<html><script>alert(1)</script></html>"],
      ["media", "a.pdf", "application/pdf", "%PDF-1.4"],
      ["documents", "a.pdf", "application/pdf", "<html></html>"],
      ["documents", "a.html", "text/html", "<html></html>"],
    ];
    for (const [collection, name, type, text] of files) {
      const form = new FormData();
      form.set("file", new Blob([text], { type }), name);
      assert.equal((await admin.ask("POST", collection, form)).status, 400, `${name} as ${type}`);
    }
  });

  test("a file is never fetched from a URL in a request", async () => {
    for (const collection of ["media", "documents"]) {
      for (const url of ["https://files.example/a.jpg", `${cms.url}/admin.svg`]) {
        const body = { filename: "a-child.jpg", mimeType: "image/jpeg", filesize: 1_000, url };
        const response = await admin.ask("POST", collection, body);
        assert.equal(response.status, 400, collection);
        assert.match(await response.text(), /Please choose a file/);
      }
      const address = `${collection}/paste-url?src=https://files.example/a.jpg`;
      assert.notEqual((await admin.ask("GET", address)).status, 200);
    }
  });

  test("scripts and other websites cannot use the session cookie, and the admin cannot be framed", async () => {
    const response = await post("/cms-api/users/login", {
      email: "office@sgc.example",
      password: ownPassword,
    });
    assert.match(response.headers.getSetCookie()[0] ?? "", /HttpOnly.*SameSite=Lax/);
    const { headers } = await fetch(`${cms.url}/admin/login`);
    assert.match(
      headers.get("content-security-policy") ?? "",
      /script-src 'self' 'nonce-.*frame-ancestors 'none'/,
    );
    assert.equal(headers.get("x-content-type-options"), "nosniff");
    assert.equal(headers.get("x-powered-by"), null);
  });
});
