import { openAtDesk, deskTest as test } from "../harness/desk.ts";
import { findWithAxe } from "../harness/axe.ts";

test("scan", async ({ desk, office }) => {
  test.setTimeout(560_000);
  const { clerk } = office;
  const { id } = await clerk.save("POST", "news", { title: "Looked at", _status: "published" });
  await clerk.save("PATCH", `news/${id}`, { title: "Looked at again" });
  const versions = await clerk.ask("GET", `news/versions?where[parent][equals]=${id}`);
  const [{ id: version }] = (await versions.json()).docs;
  const record = `/collections/news/${id}`;
  await openAtDesk(desk, office, "");
  const links = await desk.locator("nav a[href^='/admin/']:not([href$='/logout'])").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const menu = links.map((link) => link.replace("/admin", ""));
  const lists = menu.filter((p) => p.startsWith("/collections/"));
  const paths = ["", "/account", "/import", "/nowhere", "/collections/news/trash", record, `${record}/versions`, `${record}/versions/${version}`, ...menu, ...lists.map((p) => `${p}/create`)];
  const found = new Map<string, Set<string>>();
  for (const path of new Set(paths)) {
    await openAtDesk(desk, office, path);
    for (const fault of await findWithAxe(desk, "html", ["critical", "serious"])) {
      const key = fault.replace(/[0-9a-f]{8,}|:nth-child\(\d+\)|-?\d+/g, "#").slice(0, 170);
      const at = found.get(key) ?? new Set(); at.add(path); found.set(key, at);
    }
  }
  for (const [key, at] of found) console.log("FAULT", at.size, [...at].slice(0, 3).join(" "), "|", key);
});
