import { deskTest as test } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";

test("the dashboard names links that lead to no page, in notices and in the midst of texts", async ({
  office: { host, clerk },
  website,
}) => {
  expect((await fetch(`${website.url}/Nowhere`)).status).toBe(404);
  const published = { school: 1, _status: "published" };
  await clerk.save("POST", "notices", { ...published, title: "Leads on", url: "/Contact" });
  await clerk.save("POST", "notices", { ...published, title: "Leads astray", url: "/Nowhere" });
  const link = { type: "link", version: 3, fields: { linkType: "custom", url: "/Nowhere#door" } };
  const words = { ...link, children: [{ type: "text", text: "the way in", version: 1 }] };
  const body = {
    root: { type: "root", version: 1, children: [{ type: "paragraph", children: [words] }] },
  };
  const page = { ...published, title: "The way in", address: "/the-way-in", group: "About", body };
  const { id } = await clerk.save("POST", "pages", page);
  const headers = { cookie: clerk.cookie, "sec-fetch-site": "same-origin" };
  const dashboard = await (await fetch(`${host.url}/admin`, { headers })).text();
  const dead = (called: string) => `${called} links to /Nowhere, and the website has no such page.`;
  expect(dashboard).toContain(dead("Pop-up notice “Leads astray”"));
  expect(dashboard).toContain(dead("Page “The way in”"));
  expect(dashboard).toContain(`href="/admin/collections/pages/${id}"`);
  expect(dashboard).not.toContain("“Leads on” links");
});
