import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, test } from "vitest";
import { uploadPicture } from "../clerk.ts";
import { clerk, host } from "../cms-fixture.ts";

const script = fileURLToPath(new URL("../../scripts/content-health.ts", import.meta.url));
const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("en-CA", {
    timeZone: "Asia/Kolkata",
  });

/** As whoever looks after the machine runs it. */
function ask(more: Record<string, string> = {}) {
  const run = spawnSync(process.execPath, [script], {
    encoding: "utf8",
    env: {
      ...process.env,
      CMS_PORT: new URL(host.url).port,
      CMS_DATA_DIR: host.dataDir,
      ...more,
    },
  });
  return { code: run.status, said: run.stdout + run.stderr };
}
const published = (list: string, record: object) =>
  clerk.save("POST", list, { ...record, _status: "published" });

describe("what there is to do", () => {
  test("the dashboard and the command name the same things, each with the screen where it is done", async () => {
    const create = { width: 40, height: 30, channels: 3, background: "#789" } as const;
    await uploadPicture(clerk, await sharp({ create }).jpeg().toBuffer(), "wordless.jpg");
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
    await fetch(`${host.url}/api/form/SGSM/CF`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "V", email: "v@example.org", message: "?", schoolcode: "SGSM" }),
    });
    const { code, said } = ask();
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
    const headers = { cookie: clerk.cookie, "sec-fetch-site": "same-origin" };
    const dashboard = (await (await fetch(`${host.url}/admin`, { headers })).text())
      .replaceAll("<!-- -->", "")
      .replaceAll("&amp;", "&");
    for (const [sentence, path] of expected) {
      assert.match(said, sentence);
      assert.match(dashboard, sentence);
      assert.ok(said.includes(`/admin${path}`), path);
      assert.ok(dashboard.includes(`href="/admin${path}`), path);
    }
    for (const { id } of [notice, past]) assert.ok(id);
    await clerk.save("PATCH", `announcements/${past.id}`, { _status: "draft" });
    assert.doesNotMatch(ask().said, /5 March 2020/);
  });

  test("the list is told to nobody without the token, and a host that is not there is an answer of its own", async () => {
    const foreign = await fetch(`${host.url}/content-health`, {
      headers: { "x-cms-token": "wrong" },
    });
    assert.equal(foreign.status, 401);
    assert.equal(ask({ CMS_PORT: "9" }).code, 2);
  });
});
