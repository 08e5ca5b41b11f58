import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, test } from "vitest";
import { admin, cms } from "../cms-fixture.ts";
import { uploadPicture } from "../editor.ts";

const script = fileURLToPath(new URL("../../scripts/content-health.ts", import.meta.url));
const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("en-CA", {
    timeZone: "Asia/Kolkata",
  });

/** Runs the command as the operator does. */
function runCommand(more: Record<string, string> = {}) {
  const run = spawnSync(process.execPath, [script], {
    encoding: "utf8",
    env: {
      ...process.env,
      CMS_PORT: new URL(cms.url).port,
      CMS_DATA_DIR: cms.dataDir,
      ...more,
    },
  });
  return { code: run.status, output: run.stdout + run.stderr };
}
const published = (list: string, record: object) =>
  admin.save("POST", list, { ...record, _status: "published" });

describe("the to-do list", () => {
  test("is the same on the dashboard and in the command, with a page for each task", async () => {
    const create = { width: 40, height: 30, channels: 3, background: "#789" } as const;
    await uploadPicture(admin, await sharp({ create }).jpeg().toBuffer(), "wordless.jpg");
    const notice = await published("notices", { title: "Ends soon", showUntil: dayFromToday(1) });
    const past = await published("announcements", { description: "Forms till 5 March 2020" });
    const over = { givenBy: "Mother", on: "2020-01-01", until: dayFromToday(10) };
    const album = await published("albums", {
      title: "Ends this month",
      category: "PhotoGallery",
      date: "2026-03-05",
      consent: over,
    });
    const link = { type: "link", version: 3, fields: { linkType: "custom", url: "/Contact" } };
    const here = { ...link, children: [{ type: "text", text: "click here", version: 1 }] };
    const speech = await published("principal-messages", {
      message: {
        root: { type: "root", version: 1, children: [{ type: "paragraph", children: [here] }] },
      },
    });
    await published("weekly-menus", { date: dayFromToday(0), lunch: "Rajma" });
    await fetch(`${cms.url}/api/form/SGSM/CF`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "V", email: "v@example.org", message: "?", schoolcode: "SGSM" }),
    });
    const { code, output } = runCommand();
    assert.equal(code, 1);
    const expected: [RegExp, string][] = [
      [/\d+ open messages?/, "/collections/contact-messages?where"],
      [/13 of the next 14 days have no menu/, "/import?into=weekly-menus"],
      [/Pop-up notice “Ends soon” is on the website until/, `/collections/notices/${notice.id}`],
      [/Forms till 5 March 2020” mentions 5 March 2020/, `/collections/announcements/${past.id}`],
      [/The consent of Photo album “Ends this month” ends on/, `/collections/albums/${album.id}`],
      [/\d+ images? without alt text/, "/collections/media?where"],
      [/has the text “click here”/, `/collections/principal-messages/${speech.id}`],
    ];
    const headers = { cookie: admin.cookie, "sec-fetch-site": "same-origin" };
    const dashboard = (await (await fetch(`${cms.url}/admin`, { headers })).text())
      .replaceAll("<!-- -->", "")
      .replaceAll("&amp;", "&");
    for (const [pattern, path] of expected) {
      assert.match(output, pattern);
      assert.match(dashboard, pattern);
      assert.ok(output.includes(`/admin${path}`), path);
      assert.ok(dashboard.includes(`href="/admin${path}`), path);
    }
    for (const { id } of [notice, past]) assert.ok(id);
    await admin.save("PATCH", `announcements/${past.id}`, { _status: "draft" });
    assert.doesNotMatch(runCommand().output, /5 March 2020/);
  });

  test("needs the token, and the command says when the CMS does not run", async () => {
    const foreign = await fetch(`${cms.url}/content-health`, {
      headers: { "x-cms-token": "wrong" },
    });
    assert.equal(foreign.status, 401);
    assert.equal(runCommand({ CMS_PORT: "9" }).code, 2);
  });
});
