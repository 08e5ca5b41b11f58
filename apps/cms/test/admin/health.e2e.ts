import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { admin, cms, visitor } from "../cms-fixture.ts";
import { uploadPicture } from "../editor.ts";

const script = fileURLToPath(new URL("../../scripts/content-health.ts", import.meta.url));
const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("en-CA", {
    timeZone: "Asia/Kolkata",
  });

/** Runs the command as the operator does. */
function runCommand(port = new URL(cms.url).port) {
  const run = spawnSync(process.execPath, [script], {
    encoding: "utf8",
    env: { ...process.env, CMS_PORT: port, CMS_DATA_DIR: cms.dataDir },
  });
  return { code: run.status, output: run.stdout + run.stderr };
}

describe("the to-do list", () => {
  test("is the same on the dashboard and in the command, with a page for each task", async () => {
    await uploadPicture(admin, "wordless.jpg");
    const notice = await admin.publish("notices", {
      title: "Ends soon",
      showUntil: dayFromToday(1),
    });
    const past = await admin.publish("announcements", { description: "Forms till 5 March 2020" });
    const album = await admin.publish("albums", {
      title: "Ends this month",
      category: "PhotoGallery",
      date: "2026-03-05",
      consent: { givenBy: "Mother", on: "2020-01-01", until: dayFromToday(10) },
    });
    const link = { type: "link", version: 3, fields: { linkType: "custom", url: "/Contact" } };
    const here = { ...link, children: [{ type: "text", text: "click here", version: 1 }] };
    const speech = await admin.publish("principal-messages", {
      message: {
        root: { type: "root", version: 1, children: [{ type: "paragraph", children: [here] }] },
      },
    });
    await admin.publish("weekly-menus", { date: dayFromToday(0), lunch: "Rajma" });
    await visitor.sendMessage();
    const { code, output } = runCommand();
    expect(code).toBe(1);
    const dashboard = (await admin.open()).replaceAll("&amp;", "&");
    const expected: [RegExp, string][] = [
      [/\d+ open messages?/, "/collections/contact-messages?where"],
      [/13 of the next 14 days have no menu/, "/import?into=weekly-menus"],
      [/Pop-up notice “Ends soon” is on the website until/, `/collections/notices/${notice.id}`],
      [/Forms till 5 March 2020” mentions 5 March 2020/, `/collections/announcements/${past.id}`],
      [/The consent of Photo album “Ends this month” ends on/, `/collections/albums/${album.id}`],
      [/\d+ images? without alt text/, "/collections/media?where"],
      [/has the text “click here”/, `/collections/principal-messages/${speech.id}`],
    ];
    for (const [pattern, path] of expected) {
      expect(output).toMatch(pattern);
      expect(dashboard).toMatch(pattern);
      expect(output).toContain(`/admin${path}`);
      expect(dashboard).toContain(`href="/admin${path}`);
    }
    await admin.save("PATCH", `announcements/${past.id}`, { _status: "draft" });
    expect(runCommand().output).not.toMatch(/5 March 2020/);
  });

  test("needs the token, and the command reports when the CMS does not run", async () => {
    const headers = { "x-cms-token": "wrong" };
    expect((await visitor.ask("/api/content-health", { headers })).status).toBe(401);
    expect(runCommand("9").code).toBe(2);
  });
});
