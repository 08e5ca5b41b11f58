import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { uploadDocument, uploadFilm, uploadPicture } from "../editor.ts";
import { expectResponse } from "../prepare-cms.ts";
import { rememberSettings } from "../remember-settings.ts";
import { admin, visitor } from "../sample-cms.ts";

const voicesPath = "/api/voice/SGSM";
const consent = { givenBy: "Mother", on: "2020-01-01T12:00:00Z" };
const voice = { name: "Sample Boy", kind: "pupil", about: "Class IX", sentence: "Mine." };

describe("voices", () => {
  test("the sample has one, marked as such, and without a photograph [A353]", async () => {
    const listed = await visitor.list(voicesPath);
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatchObject({ name: "Sample Pupil", kind: "pupil", attachments: [] });
    expect(listed[0]?.["sentence"]).toMatch(/^Sample sentence/);
  });

  test("serves a sentence only with the consent for name and words, and its photo only with that for photographs [A353]", async () => {
    const photo = await uploadPicture(admin);
    const { id } = await admin.publish("voices", { ...voice, photo: photo.id });
    const find = async () =>
      (await visitor.list(voicesPath)).find(({ name }) => name === voice.name);
    const isOnline = async () => [Boolean(await find()), await visitor.fileStatus(photo.filename)];
    expect(await isOnline()).toEqual([false, 404]);
    const save = (note: object) =>
      admin.ask("PATCH", `voices/${id}`, { consent: note, _status: "published" });
    await expectResponse(save({ ...consent, purposes: ["name", "photo"] }), 400, /own words/);
    await expectResponse(save(consent), 200);
    expect(await find()).toEqual({ _id: String(id), ...voice, attachments: [photo.filename] });
    expect(await isOnline()).toEqual([true, 200]);
    // In a draft: the withdrawal takes effect at once, for each purpose.
    const draft = (note: object) =>
      admin.save("PATCH", `voices/${id}?draft=true`, { consent: note });
    await draft({ ...consent, purposes: ["name", "words"] });
    expect((await find())?.["attachments"]).toEqual([]);
    expect(await isOnline()).toEqual([true, 404]);
    await draft({ ...consent, purposes: ["name", "photo"] });
    expect(await find()).toBeUndefined();
    await save({ ...consent, purposes: [], withdrawnOn: "2021-01-01T12:00:00Z" });
    expect(await isOnline()).toEqual([false, 404]);
    await admin.ask("DELETE", `voices/${id}`);
    expect(await visitor.fileStatus(photo.filename)).toBe(404);
  });

  test("serves the newest of each kind, pupil, parent, staff [A353]", async () => {
    const add = (kind: string, name: string) =>
      admin.publish("voices", { ...voice, kind, name, consent });
    const added = [
      await add("staff", "First teacher"),
      await add("parent", "A parent"),
      await add("staff", "Second teacher"),
      await add("pupil", "A boy"),
    ];
    const names = (await visitor.list(voicesPath)).map(({ name }) => name);
    expect(names).toEqual(["A boy", "A parent", "Second teacher"]);
    const { visibility } = await admin.get(`visibility/voices/${added[0]?.id}`);
    expect(visibility.reason).toContain("a newer record of the same kind");
    for (const { id } of added) await admin.ask("DELETE", `voices/${id}`);
  });
});

describe("announcements", () => {
  const path = "/api/highlight/SGSM";
  const texts = async () => (await visitor.list(path)).map(({ description }) => description);

  test("those of the sample name a year that is open [A350]", async () => {
    expect(await texts()).toContain(
      "Sample announcement: admissions open for the year 2027 for Class IV to IX.",
    );
  });

  test("one that names a year that is over is not served, and the admin shows why, unless it has a last day [A350]", async () => {
    const description = "Admissions open for the year 2025.";
    const { id } = await admin.publish("announcements", { description });
    expect(await texts()).not.toContain(description);
    expect((await admin.get(`visibility/announcements/${id}`)).visibility.reason).toContain(
      "names a year that is over",
    );
    await admin.save("PATCH", `announcements/${id}`, { showUntil: "2026-11-20T12:00:00Z" });
    expect((await visitor.list(path)).find((item) => item._id === String(id))).toMatchObject({
      description,
      until: "2026-11-20",
    });
    await admin.save("PATCH", `announcements/${id}`, { showUntil: "2026-11-19T12:00:00Z" });
    expect(await texts()).not.toContain(description);
    await admin.ask("DELETE", `announcements/${id}`);
  });
});

const readFilm = (name: string): Buffer<ArrayBuffer> =>
  Buffer.from(
    readFileSync(new URL(`../../../../tests/e2e/harness/films/${name}.mp4`, import.meta.url)),
  );

describe("the film of the home page", () => {
  const slug = "globals/film";
  const save = (values: object) => admin.ask("POST", slug, { ...values, _status: "published" });

  test("is served in both codecs once published, and hidden with the photographs [A356]", async () => {
    const restore = await rememberSettings(admin, "film");
    const [av1, h264] = [
      await uploadFilm(admin, readFilm("av1")),
      await uploadFilm(admin, readFilm("h264")),
    ];
    const files = [av1.filename, h264.filename];
    const statuses = () => Promise.all(files.map(visitor.fileStatus));
    expect(await statuses()).toEqual([404, 404]);
    await expectResponse(save({ av1: av1.id, h264: h264.id }), 200);
    expect((await visitor.school()).film).toEqual({ av1: files[0], h264: files[1] });
    expect(await statuses()).toEqual([200, 200]);
    await admin.ask("POST", "hidden-photos", { isHidden: true });
    expect((await visitor.school()).film).toEqual({ av1: "", h264: "" });
    expect(await statuses()).toEqual([404, 404]);
    await admin.ask("POST", "hidden-photos", { isHidden: false });
    expect(await statuses()).toEqual([200, 200]);
    await restore();
    expect((await visitor.school()).film).toEqual({ av1: "", h264: "" });
    expect(await statuses()).toEqual([404, 404]);
  });

  const longer = readFilm("h264");
  // The duration of mvhd, in units of its time scale.
  const header = longer.indexOf("mvhd") + 4;
  longer.writeUInt32BE(longer.readUInt32BE(header + 12) * 11, header + 16);
  const padding = Buffer.alloc(1_200_000);
  padding.writeUInt32BE(padding.length);
  padding.write("free", 4);

  test.each<[string, object | Buffer<ArrayBuffer>, RegExp]>([
    ["another codec", readFilm("av1"), /MP4 film in H\.264/],
    ["no film", { name: "a.pdf" }, /MP4 film in H\.264/],
    ["a film with sound", readFilm("h264-with-sound"), /without sound/],
    ["a film of eleven seconds", longer, /6 to 10 seconds/],
    ["a film of more than 1.2 MB", Buffer.concat([readFilm("h264"), padding]), /1\.2 MB/],
  ])("refuses %s [A356]", async (_, file, message) => {
    const { id } = Buffer.isBuffer(file)
      ? await uploadFilm(admin, file as Buffer<ArrayBuffer>)
      : await uploadDocument(admin, "a.pdf");
    await expectResponse(save({ h264: id }), 400, message);
    expect((await visitor.school()).film).toEqual({ av1: "", h264: "" });
  });
});

test("the admin sets the hours of a day in the house, and the sources of the statistics [A354, A355]", async () => {
  const restore = [await rememberSettings(admin, "day"), await rememberSettings(admin, "numbers")];
  const hour = { time: "5:30 AM", name: "Bell", sentence: "At {school}.", ownPicture: "snow-dawn" };
  const save = (moment: object) =>
    admin.ask("POST", "globals/day", { title: "Our day", moments: [moment], _status: "published" });
  await expectResponse(save({ ...hour, time: "half past five" }), 400, /6:00 AM/);
  await expectResponse(save(hour), 200);
  const { ownPicture: picture, ...texts } = hour;
  expect((await visitor.school()).day).toMatchObject({
    title: "Our day",
    moments: [{ ...texts, picture }],
  });
  await admin.publish("globals/numbers", {
    sources: { studentsText: "Annual return", studentsYear: 2026 },
  });
  expect((await visitor.school()).numbers.sources).toEqual({
    students: { text: "Annual return", year: 2026 },
    nationalities: { text: "" },
    classRooms: { text: "" },
    ratioOnHome: { text: "" },
  });
  await admin.publish("globals/day", { moments: [] });
  expect((await visitor.school()).day.moments).toEqual([]);
  for (const reset of restore) await reset();
});
