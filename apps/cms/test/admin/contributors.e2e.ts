import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { admin, cms } from "../cms-fixture.ts";
import { signIn } from "../editor.ts";

describe("a contributor", () => {
  test("saves only drafts, whatever the request", async () => {
    const person = { name: "Contributor", email: "contributor@sgc.example", role: "contributor" };
    const { id: own } = await admin.save("POST", "users", {
      ...person,
      password: "one for the contributor",
    });
    const first = await signIn(cms, person.email, "one for the contributor");
    await first.save("PATCH", `users/${own}`, { password: "the contributor's own password" });
    const contributor = await signIn(cms, person.email, "the contributor's own password");
    const item = { title: "Seen by visitors", _status: "published" };
    const { id } = await admin.save("POST", "news", item);
    const titles = async () =>
      (await (await fetch(`${cms.url}/api/news/all/SGSM`)).json()).map(
        ({ title }: { title: string }) => title,
      );
    await contributor.save("PATCH", `news/${id}?draft=true`, {
      title: "A draft on it",
      _status: "draft",
    });
    await contributor.save("POST", "news?draft=true", {
      title: "A new draft",
      _status: "draft",
    });
    const others: [string, string, object][] = [
      ["POST", "news", item],
      ["PATCH", `news/${id}`, { title: "Straight in" }],
      ["PATCH", `news/${id}`, { _status: "draft" }],
      ["PATCH", `news/${id}`, { _status: "published" }],
      ["PATCH", `news/${id}?draft=true`, { _status: "published" }],
      ["PATCH", `news/${id}?draft=true`, { deletedAt: new Date().toISOString() }],
      ["PATCH", `news/${id}?draft=true&unpublishAllLocales=true`, { title: "Off" }],
      ["PATCH", "news?where[id][exists]=true", { title: "All of them" }],
      ["POST", `schedule/news/${id}`, { day: "05/12/2030", time: "09:30", isPublishing: false }],
      ["POST", "import", {}],
    ];
    for (const [method, path, body] of others)
      assert.equal((await contributor.ask(method, path, body)).status, 403, `${method} ${path}`);
    for (const path of ["contact-messages", "audit-log", "export/contact-messages"])
      assert.equal((await contributor.ask("GET", path)).status, 403, path);
    assert.ok((await titles()).includes("Seen by visitors"));
    assert.equal((await titles()).includes("A draft on it"), false);
  });
});
