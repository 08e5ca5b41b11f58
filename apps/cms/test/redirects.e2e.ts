import type { AddressCount } from "@manor/content-api";
import { dayOf } from "@manor/content-api/calendar-day";
import { addressCountsPath } from "@manor/content-api/calls";
import { describe, expect, test } from "vitest";
import { text } from "./content-api/page-text.ts";
import { expectResponse, prepareCms } from "./prepare-cms.ts";

const { cms, admin, visitor, createUser } = prepareCms({ SAMPLE_CONTENT: "" });

const list = () => visitor.list("/api/redirect/SGSM");
const add = (from: string, to: string, more: object = {}) =>
  admin.save("POST", "redirects", { from, to, ...more });
const refuse = (body: object, message: RegExp) =>
  expectResponse(admin.ask("POST", "redirects", body), 400, message);
const report = (counts: Partial<AddressCount>[]) =>
  fetch(cms.url + addressCountsPath("SGSM"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ counts }),
  });
const find = async (from: string) =>
  (await admin.find("redirects?limit=0")).find((each) => each["from"] === from);
const missing = () => admin.find("missing-addresses?limit=0");

describe("redirects", () => {
  test("are normalized, in the response at once, and gone when deleted", async () => {
    const { id } = await add("https://old.school.example/About-Us/", "/Events");
    await admin.save("POST", "redirects", { from: "/Alumni/", type: "410", to: "/contact" });
    expect(await list()).toEqual([
      { from: "/about-us", to: "/Events", type: "301" },
      { from: "/alumni", to: "", type: "410" },
    ]);
    await expectResponse(admin.ask("DELETE", `redirects/${id}`), 200);
    expect(await list()).toEqual([{ from: "/alumni", to: "", type: "410" }]);
  });

  test("never need a second one, and make no loop", async () => {
    await add("/one", "/two");
    await add("/two", "/contact");
    await add("/zero", "/one/");
    expect([await find("/one"), await find("/zero")]).toMatchObject([
      { to: "/contact" },
      { to: "/contact" },
    ]);
    await refuse({ from: "/loop", to: "/LOOP/" }, /lead back to itself/);
    await refuse({ from: "/x", to: "/alumni" }, /gone for good/);
    const one = await find("/one");
    await add("/three", "/four");
    await expectResponse(
      admin.ask("PATCH", `redirects/${one?.id}`, { from: "/four", to: "/three" }),
      400,
      /lead back to itself/,
    );
  });

  test("are only for addresses that the website does not have, and only to its own", async () => {
    for (const from of ["/events", "/News/12", "/api/x", "/hi/events", "/", "/robots.txt"])
      await refuse({ from, to: "/contact" }, /itself has a page or file/);
    await add("/?p=12", "/contact");
    await add("/news/sports-day", "/News");
    for (const to of ["https://other.example/", "//other.example", "contact", ""])
      await refuse({ from: "/elsewhere", to }, /path of this website/);
    await refuse({ from: "elsewhere", to: "/contact" }, /path of the former site/);
    await expectResponse(admin.ask("POST", "redirects", { from: "/ONE", to: "/x" }), 400);
  });

  test("are made by renaming a page, and follow it", async () => {
    const page = { title: "Pool", group: "", body: text("Deep."), _status: "published" };
    await add("/swimming", "/pool");
    const { id } = await admin.publish("pages", { ...page, address: "/pool" });
    await refuse({ from: "/Pool", to: "/contact" }, /itself has a page or file/);
    const rename = (address: string) =>
      admin.save("PATCH", `pages/${id}`, { address, _status: "published" });
    await rename("/the-pool");
    await rename("/water");
    for (const from of ["/pool", "/the-pool", "/swimming"])
      expect(await find(from), from).toMatchObject({ to: "/water", type: "301" });
    expect(await find("/pool")).toMatchObject({ origin: "address" });
    expect(await find("/swimming")).toMatchObject({ origin: "editor" });
    expect((await visitor.school()).pages.moved).toEqual(
      expect.arrayContaining([{ from: "/pool", to: "/water" }]),
    );
    await rename("/pool");
    expect(await find("/pool")).toBeUndefined();
    expect(await find("/water")).toMatchObject({ to: "/pool" });
    await admin.save("PATCH", `pages/${id}`, {
      isHidden: true,
      hiddenBecause: "x",
      _status: "published",
    });
    const shown = (await list()).map(({ from }) => from);
    expect(shown).toContain("/swimming");
    expect(shown).not.toContain("/water");
    await expectResponse(admin.ask("DELETE", `pages/${id}`), 200);
    expect(await find("/water")).toBeUndefined();
  });

  test("a draft of a page with another address makes none", async () => {
    const page = { title: "Lake", body: text("Wide."), address: "/lake", _status: "published" };
    const { id } = await admin.publish("pages", page);
    await admin.save("PATCH", `pages/${id}?draft=true`, { address: "/sea", _status: "draft" });
    expect(await find("/lake")).toBeUndefined();
    await admin.save("PATCH", `pages/${id}`, { address: "/sea", _status: "published" });
    expect(await find("/lake")).toMatchObject({ to: "/sea", origin: "address" });
  });

  test("are for administrators and editors, and not for contributors", async () => {
    const editor = await createUser("redirect-editor");
    const contributor = await createUser("redirect-contributor", "contributor");
    const body = { from: "/by-editor", to: "/contact", origin: "import", hits: 7 };
    const saved = await editor.save("POST", "redirects", body);
    expect(await find("/by-editor")).toMatchObject({ origin: "editor", hits: 0 });
    await expectResponse(editor.ask("DELETE", `redirects/${saved.id}`), 200);
    for (const [method, path] of [
      ["GET", "redirects"],
      ["POST", "redirects"],
      ["GET", "missing-addresses"],
    ] as const)
      await expectResponse(
        contributor.ask(method, path, method === "POST" ? body : undefined),
        403,
      );
    await expectResponse(admin.ask("POST", "missing-addresses", { address: "/x", count: 1 }), 403);
  });
});

describe("counts of addresses", () => {
  test("add up by day, without changing the response or the activity log", async () => {
    const { id } = await add("/counted", "/contact");
    const before = await fetch(`${cms.url}/api/redirect/SGSM`);
    const events = (await admin.find("audit-log?limit=0")).length;
    const counts = [
      { address: "/counted", kind: "redirect", count: 3 },
      { address: "/nowhere", kind: "missing", count: 2 },
    ] as const;
    for (let n = 0; n < 2; n += 1) expect((await report([...counts])).status).toBe(200);
    const saved = await admin.get(`redirects/${id}`);
    expect(saved).toMatchObject({ hits: 6 });
    expect(String(saved["lastHit"]).slice(0, 10)).toBe(dayOf(new Date()));
    expect(await missing()).toMatchObject([{ address: "/nowhere", count: 4 }]);
    const after = await fetch(`${cms.url}/api/redirect/SGSM`);
    expect(after.headers.get("etag")).toBe(before.headers.get("etag"));
    expect((await admin.find("audit-log?limit=0")).length).toBe(events);
  });

  test("of an address end when it gets a redirect", async () => {
    await report([{ address: "/to-lead", kind: "missing", count: 1 }]);
    await add("/To-Lead/", "/contact");
    await report([{ address: "/to-lead", kind: "missing", count: 5 }]);
    expect((await missing()).map(({ address }) => address)).not.toContain("/to-lead");
    expect(await find("/to-lead")).toMatchObject({ hits: 5 });
  });

  test("keep at most 1,000 addresses, those with the fewest requests out first", async () => {
    await report([{ address: "/often", kind: "missing", count: 50 }]);
    for (let batch = 0; batch < 26; batch += 1) {
      const counts = Array.from({ length: 40 }, (_, n) => ({
        address: `/page-${batch}-${n}`,
        kind: "missing" as const,
        count: 1,
      }));
      expect((await report(counts)).status).toBe(200);
    }
    const all = await missing();
    expect(all).toHaveLength(1_000);
    expect(all.map(({ address }) => address)).toContain("/often");
  });

  test("of another shape are refused", async () => {
    for (const counts of [
      [],
      [{ address: "/x", kind: "missing", count: 0 }],
      [{ address: "/x", kind: "other" as "missing", count: 1 }],
      [{ address: "/x'; DROP TABLE redirects", kind: "missing" as const, count: 1.5 }],
    ])
      expect((await report(counts as Partial<AddressCount>[])).status).toBe(422);
  });
});
