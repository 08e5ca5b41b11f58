import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "vitest";
import { uploadPicture } from "../clerk.ts";
import { clerk, host } from "../sample-host.ts";

const path = "/api/site/SGSM";
const ask = async () => (await fetch(host.url + path)).json();
const fee = async () => (await ask()).admission?.registrationFee;

describe("the school's own facts", () => {
  test("a host at which nobody has said anything says nothing, under a tag", async () => {
    const answer = await fetch(host.url + path);
    assert.deepEqual(await answer.json(), {});
    const etag = answer.headers.get("etag") ?? "";
    assert.match(etag, /^"[^"]+"$/);
    const again = await fetch(host.url + path, { headers: { "if-none-match": etag } });
    assert.equal(again.status, 304);
    assert.equal((await fetch(`${host.url}/api/site/OTHER`)).status, 404);
    assert.equal((await fetch(host.url + path, { method: "POST" })).status, 405);
  });

  test("the office finds the sample on the screen, changes one field, and the answer has the part with it", async () => {
    const before = await (await clerk.ask("GET", "globals/admission?depth=0")).json();
    assert.equal(before.feeAmount, "Rs. 10,000");
    const { headers } = await fetch(host.url + path);
    await clerk.ask("POST", "globals/admission", { feeAmount: "Rs. 12,500", _status: "published" });
    assert.deepEqual(await fee(), {
      amount: "Rs. 12,500",
      terms: "non-refundable",
      paidBy: ["demand draft", "bank transfer"],
    });
    const { admission, ...others } = await ask();
    assert.equal(admission.entranceTest.until, "2024-10-05");
    assert.deepEqual(others, {});
    assert.notEqual((await fetch(host.url + path)).headers.get("etag"), headers.get("etag"));
  });

  test("a draft changes nothing for visitors", async () => {
    await clerk.ask("POST", "globals/admission?draft=true", {
      feeAmount: "Rs. 99,000",
      _status: "draft",
    });
    assert.equal((await fee()).amount, "Rs. 12,500");
  });

  test("back to the sample text: the part is the sample's again, and the state before is kept", async () => {
    const answer = await clerk.ask("POST", "globals/admission/sample");
    assert.equal(answer.status, 200);
    assert.deepEqual(await ask(), {});
    const { docs } = await (await clerk.ask("GET", "globals/admission/versions?depth=0")).json();
    const fees = docs.map(({ version }: { version: { feeAmount: string } }) => version.feeAmount);
    assert.ok(fees.includes("Rs. 12,500"), fees.join());
    assert.equal(fees[0], "Rs. 10,000");
  });

  test("what the website could not show is refused with a sentence for the office", async () => {
    for (const [slug, field, value, sentence] of [
      ["name-and-address", "officePhone", "ask Ravi", /phone number/],
      ["links", "login", "javascript:alert(1)", /starts with https/],
      ["call-timings", "rows", [{ classes: "X", time: "late" }], /9:35 to 10:20 AM/],
      ["admission", "documents", "a form for {nobody}", /only these placeholders/],
    ] as const) {
      const answer = await clerk.ask("POST", `globals/${slug}`, {
        [field]: value,
        _status: "published",
      });
      assert.equal(answer.status, 400, slug);
      assert.match(await answer.text(), sentence);
    }
    assert.deepEqual(await ask(), {});
  });

  test("the office finds the text about the school and edits its history (A49)", async () => {
    const screen = await (await clerk.ask("GET", "globals/timeline?depth=0")).json();
    assert.match(screen.history, /handed to a teaching brotherhood in \{handedOver\}/);
    assert.match(screen.about, /academic merit only, and the school is non-denominational/);
    const history = "Built by fishermen in {founded}.";
    await clerk.ask("POST", "globals/timeline", { history, _status: "published" });
    const { timeline } = await ask();
    assert.deepEqual([timeline.history, timeline.about], [history, screen.about]);
    assert.equal(timeline.milestones.length, 5);
    await clerk.ask("POST", "globals/timeline/sample");
    assert.deepEqual(await ask(), {});
  });

  test("an item of a newsletter is answered with id, link, img and title (A196)", async () => {
    const added = {
      title: "Culture 2",
      link: "https://papers.example/2.pdf",
      ownPicture: "music-dusk",
    };
    const { kinds } = await (await clerk.ask("GET", "globals/newsletters?depth=0")).json();
    const culture = kinds.at(-1);
    const changed = { ...culture, issues: [...culture.issues, added] };
    const save = { kinds: [...kinds.slice(0, -1), changed], _status: "published" };
    assert.equal((await clerk.ask("POST", "globals/newsletters", save)).status, 200);
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
    await clerk.ask("POST", "globals/newsletters/sample");
    assert.deepEqual(await ask(), {});
  });

  test("the dashboard names a day that has passed, until the office has mended it", async () => {
    const dashboard = async () => {
      const headers = { cookie: clerk.cookie, "sec-fetch-site": "same-origin" };
      return (await fetch(`${host.url}/admin`, { headers })).text();
    };
    assert.match(await dashboard(), /“Entrance test” ended on 5 October 2024/);
    const { entranceTest } = await (await clerk.ask("GET", "globals/admission?depth=0")).json();
    await clerk.ask("POST", "globals/admission", {
      entranceTest: { ...entranceTest, until: "2030-10-05" },
      _status: "published",
    });
    assert.equal((await ask()).admission.entranceTest.until, "2030-10-05");
    assert.doesNotMatch(await dashboard(), /“Entrance test” ended/);
    await clerk.ask("POST", "globals/admission/sample");
  });

  test("who has not signed in changes nothing", async () => {
    for (const route of ["admission", "admission/sample"]) {
      const answer = await fetch(`${host.url}/cms-api/globals/${route}`, { method: "POST" });
      assert.equal(answer.status, 401);
    }
    assert.equal((await fetch(`${host.url}/cms-api/globals/admission`)).status, 401);
  });

  test("a picture of a screen is public while the screen that shows it is published, and the admin panel says where it is", async () => {
    const id = await uploadPicture(
      clerk,
      readFileSync(new URL("../../seed/photos/school-noon-1.jpg", import.meta.url)),
      "pier.jpg",
    );
    const { filename } = await (await clerk.ask("GET", `media/${id}?depth=0`)).json();
    const isPublic = async () => (await fetch(`${host.url}/api/image/${filename}`)).ok;
    const slide = { firstLine: "By the lake", picture: id };
    await clerk.ask("POST", "globals/banner?draft=true", { slides: [slide], _status: "draft" });
    assert.equal(await isPublic(), false);
    await clerk.ask("POST", "globals/banner", { slides: [slide], _status: "published" });
    assert.deepEqual((await ask()).banner.slides, [
      { firstLine: "By the lake", secondLine: "", picture: filename, caption: "" },
    ]);
    assert.equal(await isPublic(), true);
    await clerk.save("PATCH", `media/${id}`, { focalX: 10, focalY: 90 });
    const [{ picture }] = (await ask()).banner.slides;
    assert.equal((await fetch(`${host.url}/api/image/${picture}`)).status, 200);
    assert.equal(await isPublic(), true);
    const headers = { cookie: clerk.cookie, "sec-fetch-site": "same-origin" };
    const screen = await fetch(`${host.url}/admin/collections/media/${id}`, { headers });
    assert.match(await screen.text(), /globals\/banner/);
    await clerk.ask("POST", "globals/banner/sample");
    assert.equal(await isPublic(), false);
  });

  test("settings are refused when they cannot be, and answered when they are the office's own", async () => {
    const wrong = await clerk.ask("POST", "globals/settings", {
      birthdays: "all of them",
      _status: "published",
    });
    assert.equal(wrong.status, 400);
    await clerk.ask("POST", "globals/settings", { birthdays: "off", _status: "published" });
    assert.equal((await ask()).settings.birthdays, "off");
    await clerk.ask("POST", "globals/settings/sample");
    assert.deepEqual(await ask(), {});
  });

  test("the office gives its three colours, and what is no colour is refused", async () => {
    const wrong = await clerk.ask("POST", "globals/brand", {
      ground: "navy",
      _status: "published",
    });
    assert.equal(wrong.status, 400);
    assert.match(await wrong.text(), /a colour such as #12332a/);
    await clerk.ask("POST", "globals/brand", { ground: "#1F2A5A", _status: "published" });
    assert.deepEqual(await ask(), {
      brand: { ground: "#1f2a5a", accent: "#a9802f", signal: "#8c1d2c", emblem: "" },
    });
    await clerk.ask("POST", "globals/brand/sample");
    assert.deepEqual(await ask(), {});
  });
});
