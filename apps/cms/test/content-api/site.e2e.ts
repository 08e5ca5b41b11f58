import { readFileSync } from "node:fs";
import type { School } from "@manor/content-api/school";
import { readSampleSchool } from "@manor/sample-school";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { uploadPicture } from "../editor.ts";
import { expectResponse } from "../prepare-cms.ts";
import { rememberSettings } from "../remember-settings.ts";
import { admin, visitor } from "../sample-cms.ts";

const path = "/api/site/SGSM";
const getSettings = (slug: string) => admin.get(`globals/${slug}?depth=0`);
const save = (slug: string, values: object) =>
  admin.ask("POST", `globals/${slug}`, { ...values, _status: "published" });

describe("settings pages", () => {
  const languages = [{ code: "hi", name: "हिन्दी" }];
  const sample: School = JSON.parse(JSON.stringify({ ...readSampleSchool(), languages }));
  const slugs = ["admission", "timeline", "newsletters", "banner", "settings", "brand"];
  let restore: Record<string, () => Promise<void>>;
  const reset = (slug: string) => restore[slug]?.();

  beforeAll(async () => {
    const all = slugs.map(async (slug) => ({ [slug]: await rememberSettings(admin, slug) }));
    restore = Object.assign({}, ...(await Promise.all(all)));
  });

  /** Each test leaves the sample. */
  afterEach(async () => expectSample(await visitor.school()));
  const expectSample = ({ pages, ...parts }: School) => {
    const { pages: ofSample, ...ofSampleParts } = sample;
    expect(parts).toEqual(ofSampleParts);
    expect(pages.list).toEqual(ofSample.list);
  };

  test("a new CMS returns every part of the sample with an ETag", async () => {
    const { headers } = await visitor.ask(path);
    const etag = headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[^"]+"$/);
    const again = await visitor.ask(path, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  test("a changed field is in the response, a draft is not, and the versions keep the former value", async () => {
    const getFee = async () => (await visitor.school()).admission.registrationFee;
    expect((await getSettings("admission")).feeAmount).toBe("Rs. 10,000");
    const { headers } = await visitor.ask(path);
    await save("admission", { feeAmount: "Rs. 12,500" });
    expect(await getFee()).toEqual({
      amount: "Rs. 12,500",
      terms: "non-refundable",
      paidBy: ["demand draft", "bank transfer"],
    });
    const { admission, ...others } = await visitor.school();
    expect(admission.entranceTest.until).toBe("2024-10-05");
    expectSample({ ...others, admission: sample.admission });
    expect((await visitor.ask(path)).headers.get("etag")).not.toBe(headers.get("etag"));

    const draft = { feeAmount: "Rs. 99,000", _status: "draft" };
    await admin.ask("POST", "globals/admission?draft=true", draft);
    expect((await getFee()).amount).toBe("Rs. 12,500");

    await reset("admission");
    const versions = await admin.find<{ version: { feeAmount: string } }>(
      "globals/admission/versions?depth=0",
    );
    const fees = versions.map(({ version }) => version.feeAmount);
    expect(fees[0]).toBe("Rs. 10,000");
    expect(fees).toContain("Rs. 12,500");
  });

  test.each([
    ["name-and-address", { officePhone: "ask Ravi" }, /phone number/],
    ["links", { login: "javascript:alert(1)" }, /starts with https/],
    ["call-timings", { rows: [{ classes: "X", time: "late" }] }, /9:35 to 10:20 AM/],
    ["admission", { documents: "a form for {nobody}" }, /only these placeholders/],
    ["settings", { birthdays: "all of them" }, undefined],
    ["brand", { ground: "navy" }, /a colour such as #12332a/],
  ])("a value of %s that the website could not show is rejected: %j", (slug, values, message) =>
    expectResponse(save(slug, values), 400, message),
  );

  test("an editor finds and edits the history of the school [A49]", async () => {
    const sample = await getSettings("timeline");
    expect(sample.history).toMatch(/handed to a teaching brotherhood in \{handedOver\}/);
    expect(sample.about).toMatch(/academic merit only, and the school is non-denominational/);
    const history = "Built by fishermen in {founded}.";
    await save("timeline", { history });
    const { timeline } = await visitor.school();
    expect(timeline).toMatchObject({ history, about: sample.about });
    expect(timeline.milestones).toHaveLength(5);
    await reset("timeline");
  });

  test("an item of a newsletter has id, link, img and title [A196]", async () => {
    const culture2 = { title: "Culture 2", link: "https://papers.example/2.pdf" };
    const { kinds } = await getSettings("newsletters");
    const culture = kinds.at(-1);
    const issues = [...culture.issues, { ...culture2, ownPicture: "music-dusk" }];
    await save("newsletters", { kinds: [...kinds.slice(0, -1), { ...culture, issues }] });
    const { newsletters } = await visitor.school();
    expect(newsletters.kinds.at(-1).issues).toEqual([
      { id: "culture", link: "/documents/culture.pdf", img: "music-dusk", title: "Culture" },
      { id: expect.stringMatching(/^\w+$/), ...culture2, img: "music-dusk" },
    ]);
    expect((await visitor.school()).newsletters).toEqual(newsletters);
    await reset("newsletters");
  });

  test("the dashboard names a date that has passed, until an editor corrects it", async () => {
    expect(await admin.open()).toMatch(/“Entrance test” ended on 5 October 2024/);
    const { entranceTest } = await getSettings("admission");
    await save("admission", { entranceTest: { ...entranceTest, until: "2030-10-05" } });
    expect((await visitor.school()).admission.entranceTest.until).toBe("2030-10-05");
    expect(await admin.open()).not.toMatch(/“Entrance test” ended/);
    await reset("admission");
  });

  test("an image is public while a published settings page shows it, and its page states where it is used", async () => {
    const bytes = readFileSync(new URL("../../seed/photos/school-noon-1.jpg", import.meta.url));
    const { id, filename } = await uploadPicture(admin, "pier.jpg", bytes);
    const slides = [{ firstLine: "By the lake", picture: id }];
    await admin.ask("POST", "globals/banner?draft=true", { slides, _status: "draft" });
    expect(await visitor.fileStatus(filename)).toBe(404);
    await save("banner", { slides });
    expect((await visitor.school()).banner.slides).toEqual([
      { firstLine: "By the lake", secondLine: "", picture: filename, caption: "" },
    ]);
    expect(await visitor.fileStatus(filename)).toBe(200);
    await admin.save("PATCH", `media/${id}`, { focalX: 10, focalY: 90 });
    const [{ picture }] = (await visitor.school()).banner.slides;
    expect(await visitor.fileStatus(picture)).toBe(200);
    expect(await visitor.fileStatus(filename)).toBe(200);
    expect(await admin.open(`/collections/media/${id}`)).toMatch(/globals\/banner/);
    await reset("banner");
    expect(await visitor.fileStatus(filename)).toBe(404);
  });

  test("the sentence and the buttons of the banner are in the response, as an editor saved them", async () => {
    const actions = [{ label: "See the campus", href: "/virtual-tour" }, { label: "Write to us" }];
    await save("banner", { introduction: "For {pupils}, since {founded}.", actions });
    expect((await visitor.school()).banner).toMatchObject({
      introduction: "For {pupils}, since {founded}.",
      actions: [
        { label: "See the campus", href: "/virtual-tour" },
        { label: "Write to us", href: "" },
      ],
    });
    await reset("banner");
    expect((await visitor.school()).banner.actions).toEqual([
      { label: "Visit us", href: "/admission/visit" },
      { label: "Ask a question", href: "/admission/enquire" },
    ]);
  });

  test("changed settings and colours are in the response", async () => {
    await save("settings", { birthdays: "off" });
    expect((await visitor.school()).settings.birthdays).toBe("off");
    await reset("settings");
    await save("brand", { ground: "#1F2A5A" });
    expect((await visitor.school()).brand).toEqual({
      ground: "#1f2a5a",
      accent: "#a9802f",
      signal: "#8c1d2c",
      emblem: "",
    });
    await reset("brand");
  });
});
