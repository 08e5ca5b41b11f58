import assert from "node:assert/strict";
import sharp from "sharp";
import { beforeAll, describe, test } from "vitest";
import { admin, cms, fetchJson } from "../cms-fixture.ts";
import { type Editor, ownPassword, signIn, uploadPicture } from "../editor.ts";

describe("the trash", () => {
  let editor: Editor;

  beforeAll(async () => {
    const person = { name: "Editor", email: "trash@sgc.example", role: "editor" };
    await admin.save("POST", "users", { ...person, password: "a password for once" });
    const first = await signIn(cms, person.email, "a password for once");
    const { user } = await (await first.ask("GET", "users/me")).json();
    await first.save("PATCH", `users/${user.id}`, { password: ownPassword });
    editor = await signIn(cms, person.email, ownPassword);
  });

  test("an image page lists the records that use it; trash and restore include the file", async () => {
    const create = { width: 40, height: 30, channels: 3, background: "#789" } as const;
    const id = await uploadPicture(editor, await sharp({ create }).jpeg().toBuffer(), "hall.jpg");
    const item = { title: "With a picture", images: [id], _status: "published" };
    await editor.save("POST", "news", item);
    const images = async () =>
      (await fetchJson("/api/news/all/SGSM")).find(({ title }) => title === item.title)?.images;
    const [file] = (await images()) as string[];
    const status = async () => (await fetch(`${cms.url}/api/image/${file}`)).status;
    assert.equal(await status(), 200);
    const headers = { cookie: editor.cookie, "sec-fetch-site": "same-origin" };
    const screen = await fetch(`${cms.url}/admin/collections/media/${id}`, { headers });
    assert.match(
      (await screen.text()).replace(/<!-- -->|<[^>]+>/g, ""),
      /If you delete this file, it disappears from:News item: With a picture/,
    );
    assert.equal((await editor.ask("DELETE", `media/${id}`)).status, 403);
    await editor.save("PATCH", `media/${id}`, { deletedAt: new Date().toISOString() });
    assert.deepEqual([await images(), await status()], [[], 404]);
    await editor.save("PATCH", `media/${id}?trash=true`, { deletedAt: null });
    assert.deepEqual([await images(), await status()], [[file], 200]);
  });

  test("a message can be moved to the trash and restored, but not changed", async () => {
    const body = { name: "Visitor", email: "v@example.org", message: "When?", schoolcode: "SGSM" };
    const sent = await fetch(`${cms.url}/api/form/SGSM/CF`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const path = `contact-messages/${(await sent.json()).id}`;
    const deletedAt = new Date().toISOString();
    assert.equal((await editor.ask("PATCH", path, { message: "Other" })).status, 403);
    assert.equal((await editor.ask("PATCH", path, { message: "Other", deletedAt })).status, 403);
    await editor.save("PATCH", path, { deletedAt });
    assert.equal((await editor.ask("GET", path)).status, 404);
    assert.equal((await editor.ask("DELETE", `${path}?trash=true`)).status, 403);
    await editor.save("PATCH", `${path}?trash=true`, { deletedAt: null });
    assert.equal((await (await editor.ask("GET", path)).json()).message, "When?");
  });
});
