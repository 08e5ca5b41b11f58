import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Editor } from "./editor.ts";
import { expectResponse, prepareCms } from "./prepare-cms.ts";

const { admin, cms, createUser, dataDir, killAndStartAgain } = prepareCms();
const path = "wordpress-import";
const from = "https://old.school.example";
const WAIT_MS = 60_000;

const toItem = (id: number, title: string, type = "post"): string => `<item>
<title>${title}</title><link>${from}/${id}/</link><guid isPermaLink="false">${from}/?p=${id}</guid>
<content:encoded><![CDATA[<p>Words of ${title}</p>]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>2024-03-01 10:00:00</wp:post_date>
<wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type></item>`;

const toExport = (...items: string[]): string => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>Old school</title><wp:wxr_version>1.2</wp:wxr_version>
${items.join("\n")}
</channel></rss>
`;

const whole = toExport(toItem(1, "Rain"), toItem(2, "Sun"), toItem(3, "Gallery", "portfolio"));

const status = () => admin.get(path);

/** The step after the background work has ended. */
async function waitForStep(step: string) {
  await vi.waitUntil(
    async () => !["planning", "applying", "undoing"].includes((await status()).step),
    { timeout: WAIT_MS, interval: 200 },
  );
  const found = await status();
  expect(found.step).toBe(step);
  return found;
}

async function sendJson(user: Editor, action: string, body: object = {}) {
  const response = await user.ask("POST", `${path}${action}`, body);
  if (!response.ok) throw new Error(`${action}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Sends raw bytes, as the page does. */
const sendPart = ({ cookie }: Editor, query: string, body: string | Uint8Array<ArrayBuffer>) =>
  fetch(`${cms.url}/cms-api/${path}/part?${query}`, {
    method: "POST",
    headers: {
      ...{ cookie, origin: cms.url, "sec-fetch-site": "same-origin" },
      "content-type": "application/octet-stream",
    },
    body,
  });

async function upload(text: string, name = "export.xml"): Promise<string> {
  const bytes = Buffer.byteLength(text);
  const { id } = await sendJson(admin, "", { from, files: [{ name, bytes }] });
  const half = Math.floor(text.length / 2);
  for (const [offset, part] of [
    [0, text.slice(0, half)],
    [half, text.slice(half)],
  ] as const)
    await expectResponse(sendPart(admin, `id=${id}&file=0&offset=${offset}`, part), 200);
  return id;
}

async function plan(text: string) {
  await upload(text);
  await sendJson(admin, "/plan");
}

const news = async () =>
  (await admin.find("news?limit=0&sort=id&draft=true")).map(({ title }) => title);

describe("the import from WordPress in the admin", () => {
  test("plans an export without writing, applies it, writes nothing the second time, and undoes it", async () => {
    await plan(whole);
    const planned = await waitForStep("planned");
    expect(planned.plan.siteTitle).toBe("Old school");
    expect(planned.plan.summary).toMatchObject({ came: 3, lost: 0, targets: { news: 2 } });
    // The old site does not answer.
    expect(planned.plan.warnings).toEqual([
      expect.stringMatching(
        /^2 items come from the export alone, because the old site was not read/,
      ),
    ]);
    expect(await news()).toEqual([]);
    expect(planned.runs).toEqual([]);

    // A rule that the administrator changes makes the plan again.
    const types = planned.plan.rules.types.map((rule: { type: string }) =>
      rule.type === "portfolio" ? { ...rule, target: "page" } : rule,
    );
    await sendJson(admin, "/plan", { rules: { types, categories: [] } });
    const changed = await waitForStep("planned");
    expect(changed.plan.summary.targets).toMatchObject({ news: 2, page: 1 });
    await sendJson(admin, "/plan", { rules: planned.plan.rules });
    await waitForStep("planned");

    await sendJson(admin, "/apply");
    const { applied, runs } = await waitForStep("applied");
    expect(applied.counts).toMatchObject({ created: 2, updated: 0, drafts: 0 });
    expect(await news()).toEqual(["Rain", "Sun"]);
    expect(await admin.find("news?sort=id")).toMatchObject([
      {
        ...{ title: "Rain", _status: "published", description: "Words of Rain" },
        ...{ fromDate: "2024-03-01T12:00:00.000Z", changedBy: "the CMS" },
      },
      { title: "Sun", _status: "published" },
    ]);
    expect(runs).toMatchObject([{ run: applied.run, items: 2 }]);

    await sendJson(admin, "/apply");
    const again = await waitForStep("applied");
    expect(again.applied.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await news()).toEqual(["Rain", "Sun"]);

    await sendJson(admin, "/undo", { run: applied.run });
    const { undone, runs: left } = await waitForStep("undone");
    expect(undone).toMatchObject({ inTrash: 2, edited: [] });
    expect(left).toEqual([]);
    expect(await news()).toEqual([]);
    expect(await admin.find("news?trash=true&limit=0")).toHaveLength(2);
    await expectResponse(
      admin.ask("POST", `${path}/undo`, { run: applied.run }),
      400,
      /This import was undone already\./,
    );
  });

  test("names the administrator of each step in the activity log", async () => {
    const events = await admin.find("audit-log?limit=0&sort=id");
    const own = events.filter(({ what }) => String(what).includes("an import from WordPress"));
    expect(own.map(({ what }) => what)).toEqual([
      ...Array(3).fill("planned an import from WordPress"),
      "applied an import from WordPress",
      "applied an import from WordPress",
      "undid an import from WordPress",
    ]);
    expect(new Set(own.map(({ accountId }) => accountId))).toEqual(new Set(["1"]));
  });

  test("serves the report without scripts, and the CSV as a download", async () => {
    const report = await admin.ask("GET", `${path}/report.html`);
    expect(report.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
    expect(await report.text()).toContain("Import plan of Old school");
    const csv = await admin.ask("GET", `${path}/report.csv`);
    expect(csv.headers.get("content-disposition")).toBe(
      'attachment; filename="wordpress-plan.csv"',
    );
    expect(await csv.text()).toContain("Rain");
  });

  test("refuses another file with the message of the command, and nothing is written", async () => {
    await plan("<!doctype html><p>Please sign in</p>");
    const { refusal, plan: none } = await waitForStep("refused");
    expect(refusal).toBe(
      'export.xml, line 1: this is not a WordPress export. Make one in WordPress under Tools, Export, "All content".',
    );
    expect(none).toBeUndefined();
    await expectResponse(admin.ask("POST", `${path}/apply`, {}), 400, /Please make a plan first\./);
    expect(await news()).toEqual([]);
  });

  test("refuses other files, an address that is none, and an incomplete upload", async () => {
    const create = (body: object) => admin.ask("POST", path, body);
    const files = [{ name: "export.xml", bytes: 10 }];
    await expectResponse(create({ from, files: [] }), 400, /Please choose export files/);
    await expectResponse(
      create({ from: "file:///etc/passwd", files }),
      400,
      /Please enter the add/,
    );
    const large = [{ name: "export.xml", bytes: 300_000_000 }];
    await expectResponse(create({ from, files: large }), 400, /larger than 200 MB/);
    const { id } = await sendJson(admin, "", { from: "old.school.example", files });
    expect((await status()).from).toBe("https://old.school.example/");
    await expectResponse(sendPart(admin, `id=${id}&file=0&offset=0`, "12345"), 200);
    await expectResponse(admin.ask("POST", `${path}/plan`, {}), 400, /upload is incomplete/);
    const other = crypto.randomUUID();
    await expectResponse(sendPart(admin, `id=${other}&file=0&offset=0`, "1"), 400, /incomplete/);
    const tooMuch = new Uint8Array(4 * 1024 * 1024 + 1);
    await expectResponse(sendPart(admin, `id=${id}&file=0&offset=0`, tooMuch), 413);
  });

  test("a restart in the middle leaves an import that can be continued", async () => {
    await plan(whole);
    await waitForStep("planned");
    const file = join(dataDir, "wordpress-import/state.json");
    await killAndStartAgain(async () => {
      const state = JSON.parse(readFileSync(file, "utf8"));
      writeFileSync(file, JSON.stringify({ ...state, step: "applying" }));
    });
    expect(await status()).toMatchObject({ step: "interrupted", interrupted: "applying" });
    await sendJson(admin, "/apply");
    expect((await waitForStep("applied")).applied.counts).toMatchObject({ created: 2 });
  });

  test("deletes export and plan, but no record", async () => {
    const folder = join(dataDir, "wordpress-import");
    expect(readdirSync(folder).length).toBeGreaterThan(0);
    await expectResponse(admin.ask("DELETE", path), 200);
    expect(existsSync(folder)).toBe(false);
    expect(await status()).toMatchObject({ step: "none", runs: [{ items: 2 }] });
    expect(await news()).toEqual(["Rain", "Sun"]);
  });
});

describe("an editor", () => {
  const editor = {} as Editor;
  beforeAll(async () => {
    Object.assign(editor, await createUser("editor"));
  });

  test.each([
    ["GET", ""],
    ["POST", ""],
    ["POST", "/plan"],
    ["POST", "/apply"],
    ["POST", "/undo"],
    ["DELETE", ""],
    ["GET", "/report.html"],
    ["GET", "/report.csv"],
  ])("may not %s %s", async (method, action) => {
    const body = method === "POST" ? {} : undefined;
    await expectResponse(editor.ask(method, `${path}${action}`, body), 403);
  });

  test("may neither upload a part nor open the page", async () => {
    const id = await upload(whole);
    await expectResponse(sendPart(editor, `id=${id}&file=0&offset=0`, "1"), 403);
    expect(await editor.open("/wordpress-import")).not.toContain("Address of the old website");
    expect(await admin.open("/wordpress-import")).toContain("Address of the old website");
  });
});
