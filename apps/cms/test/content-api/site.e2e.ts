import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "vitest";
import { uploadPicture } from "../editor.ts";
import { admin, cms } from "../sample-cms.ts";

const path = "/api/site/SGSM";
const ask = async () => (await fetch(cms.url + path)).json();
const fee = async () => (await ask()).admission?.registrationFee;

describe("settings pages", () => {
  test("an unchanged CMS returns an empty object with an ETag", async () => {
    const response = await fetch(cms.url + path);
    assert.deepEqual(await response.json(), {});
    const etag = response.headers.get("etag") ?? "";
    assert.match(etag, /^"[^"]+"$/);
    const again = await fetch(cms.url + path, { headers: { "if-none-match": etag } });
    assert.equal(again.status, 304);
    assert.equal((await fetch(`${cms.url}/api/site/OTHER`)).status, 404);
    assert.equal((await fetch(cms.url + path, { method: "POST" })).status, 405);
  });

  test("a page shows the sample values, and a changed field adds its part to the response", async () => {
    const before = await (await admin.ask("GET", "globals/admission?depth=0")).json();
    assert.equal(before.feeAmount, "Rs. 10,000");
    const { headers } = await fetch(cms.url + path);
    await admin.ask("POST", "globals/admission", { feeAmount: "Rs. 12,500", _status: "published" });
    assert.deepEqual(await fee(), {
      amount: "Rs. 12,500",
      terms: "non-refundable",
      paidBy: ["demand draft", "bank transfer"],
    });
    const { admission, ...others } = await ask();
    assert.equal(admission.entranceTest.until, "2024-10-05");
    assert.deepEqual(others, {});
    assert.notEqual((await fetch(cms.url + path)).headers.get("etag"), headers.get("etag"));
  });

  test("a draft changes nothing for visitors", async () => {
    await admin.ask("POST", "globals/admission?draft=true", {
      feeAmount: "Rs. 99,000",
      _status: "draft",
    });
    assert.equal((await fee()).amount, "Rs. 12,500");
  });

  test("a reset restores the sample, and the earlier values stay in the versions", async () => {
    const response = await admin.ask("POST", "globals/admission/sample");
    assert.equal(response.status, 200);
    assert.deepEqual(await ask(), {});
    const { docs } = await (await admin.ask("GET", "globals/admission/versions?depth=0")).json();
    const fees = docs.map(({ version }: { version: { feeAmount: string } }) => version.feeAmount);
    assert.ok(fees.includes("Rs. 12,500"), fees.join());
    assert.equal(fees[0], "Rs. 10,000");
  });

  test("a value that the website could not show is rejected with a message", async () => {
    for (const [slug, field, value, message] of [
      ["name-and-address", "officePhone", "ask Ravi", /phone number/],
      ["links", "login", "javascript:alert(1)", /starts with https/],
      ["call-timings", "rows", [{ classes: "X", time: "late" }], /9:35 to 10:20 AM/],
      ["admission", "documents", "a form for {nobody}", /only these placeholders/],
    ] as const) {
      const response = await admin.ask("POST", `globals/${slug}`, {
        [field]: value,
        _status: "published",
      });
      assert.equal(response.status, 400, slug);
      assert.match(await response.text(), message);
    }
    assert.deepEqual(await ask(), {});
  });

  test("an editor finds and edits the history of the school [A49]", async () => {
    const screen = await (await admin.ask("GET", "globals/timeline?depth=0")).json();
    assert.match(screen.history, /handed to a teaching brotherhood in \{handedOver\}/);
    assert.match(screen.about, /academic merit only, and the school is non-denominational/);
    const history = "Built by fishermen in {founded}.";
    await admin.ask("POST", "globals/timeline", { history, _status: "published" });
    const { timeline } = await ask();
    assert.deepEqual([timeline.history, timeline.about], [history, screen.about]);
    assert.equal(timeline.milestones.length, 5);
    await admin.ask("POST", "globals/timeline/sample");
    assert.deepEqual(await ask(), {});
  });

  test("an item of a newsletter has id, link, img and title [A196]", async () => {
    const added = {
      title: "Culture 2",
      link: "https://papers.example/2.pdf",
      ownPicture: "music-dusk",
    };
    const { kinds } = await (await admin.ask("GET", "globals/newsletters?depth=0")).json();
    const culture = kinds.at(-1);
    const changed = { ...culture, issues: [...culture.issues, added] };
    const save = { kinds: [...kinds.slice(0, -1), changed], _status: "published" };
    assert.equal((await admin.ask("POST", "globals/newsletters", save)).status, 200);
    const { newsletters } = await ask();
    const [first, second] = newsletters.kinds.at(-1).issues;
    assert.deepEqual(first, {
      id: "culture",
      link: "/documents/culture.pdf",
      img: "music-dusk",
      title: "Culture",
    });
    assert.deepEqual(second, {
      id: second.id,
      link: "https://papers.example/2.pdf",
      img: "music-dusk",
      title: "Culture 2",
    });
    assert.match(second.id, /^\w+$/);
    assert.deepEqual((await ask()).newsletters, newsletters);
    await admin.ask("POST", "globals/newsletters/sample");
    assert.deepEqual(await ask(), {});
  });

  test("the dashboard names a date that has passed, until an editor corrects it", async () => {
    const dashboard = async () => {
      const headers = { cookie: admin.cookie, "sec-fetch-site": "same-origin" };
      return (await fetch(`${cms.url}/admin`, { headers })).text();
    };
    assert.match(await dashboard(), /“Entrance test” ended on 5 October 2024/);
    const { entranceTest } = await (await admin.ask("GET", "globals/admission?depth=0")).json();
    await admin.ask("POST", "globals/admission", {
      entranceTest: { ...entranceTest, until: "2030-10-05" },
      _status: "published",
    });
    assert.equal((await ask()).admission.entranceTest.until, "2030-10-05");
    assert.doesNotMatch(await dashboard(), /“Entrance test” ended/);
    await admin.ask("POST", "globals/admission/sample");
  });

  test("only signed-in users change settings", async () => {
    for (const route of ["admission", "admission/sample"]) {
      const response = await fetch(`${cms.url}/cms-api/globals/${route}`, { method: "POST" });
      assert.equal(response.status, 401);
    }
    assert.equal((await fetch(`${cms.url}/cms-api/globals/admission`)).status, 401);
  });

  test("an image is public while a published settings page shows it, and its page says where it is used", async () => {
    const id = await uploadPicture(
      admin,
      readFileSync(new URL("../../seed/photos/school-noon-1.jpg", import.meta.url)),
      "pier.jpg",
    );
    const { filename } = await (await admin.ask("GET", `media/${id}?depth=0`)).json();
    const isPublic = async () => (await fetch(`${cms.url}/api/image/${filename}`)).ok;
    const slide = { firstLine: "By the lake", picture: id };
    await admin.ask("POST", "globals/banner?draft=true", { slides: [slide], _status: "draft" });
    assert.equal(await isPublic(), false);
    await admin.ask("POST", "globals/banner", { slides: [slide], _status: "published" });
    assert.deepEqual((await ask()).banner.slides, [
      { firstLine: "By the lake", secondLine: "", picture: filename, caption: "" },
    ]);
    assert.equal(await isPublic(), true);
    await admin.save("PATCH", `media/${id}`, { focalX: 10, focalY: 90 });
    const [{ picture }] = (await ask()).banner.slides;
    assert.equal((await fetch(`${cms.url}/api/image/${picture}`)).status, 200);
    assert.equal(await isPublic(), true);
    const headers = { cookie: admin.cookie, "sec-fetch-site": "same-origin" };
    const screen = await fetch(`${cms.url}/admin/collections/media/${id}`, { headers });
    assert.match(await screen.text(), /globals\/banner/);
    await admin.ask("POST", "globals/banner/sample");
    assert.equal(await isPublic(), false);
  });

  test("impossible settings are rejected, and changed ones are in the response", async () => {
    const wrong = await admin.ask("POST", "globals/settings", {
      birthdays: "all of them",
      _status: "published",
    });
    assert.equal(wrong.status, 400);
    await admin.ask("POST", "globals/settings", { birthdays: "off", _status: "published" });
    assert.equal((await ask()).settings.birthdays, "off");
    await admin.ask("POST", "globals/settings/sample");
    assert.deepEqual(await ask(), {});
  });

  test("the school has three colours, and invalid ones are rejected", async () => {
    const wrong = await admin.ask("POST", "globals/brand", {
      ground: "navy",
      _status: "published",
    });
    assert.equal(wrong.status, 400);
    assert.match(await wrong.text(), /a colour such as #12332a/);
    await admin.ask("POST", "globals/brand", { ground: "#1F2A5A", _status: "published" });
    assert.deepEqual(await ask(), {
      brand: { ground: "#1f2a5a", accent: "#a9802f", signal: "#8c1d2c", emblem: "" },
    });
    await admin.ask("POST", "globals/brand/sample");
    assert.deepEqual(await ask(), {});
  });
});
