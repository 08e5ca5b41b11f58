import { expect, test } from "vitest";
import { admin, createUser, visitor } from "../cms-fixture.ts";

test("a contributor saves only drafts, whatever the request", async () => {
  const contributor = await createUser("contributor", "contributor");
  const item = { title: "Seen by visitors", _status: "published" };
  const { id } = await admin.publish("news", item);
  const draft = { title: "A draft on it", _status: "draft" };
  await contributor.save("PATCH", `news/${id}?draft=true`, draft);
  await contributor.save("POST", "news?draft=true", { title: "A new draft", _status: "draft" });
  const others: [string, string, object?][] = [
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
    ["GET", "contact-messages"],
    ["GET", "audit-log"],
    ["GET", "export/contact-messages"],
  ];
  for (const [method, path, body] of others)
    expect((await contributor.ask(method, path, body)).status, `${method} ${path}`).toBe(403);
  const titles = await visitor.titles("/api/news/all/SGSM");
  expect(titles).toContain("Seen by visitors");
  expect(titles).not.toContain("A draft on it");
});
