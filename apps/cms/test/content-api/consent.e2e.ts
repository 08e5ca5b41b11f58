import { describe, expect, test } from "vitest";
import { uploadPicture } from "../editor.ts";
import { expectResponse } from "../prepare-cms.ts";
import { admin, createUser, visitor } from "../sample-cms.ts";

const consent = { givenBy: "Mother", on: "2020-01-01T12:00:00Z" };
const ended = { ...consent, until: "2021-01-01T12:00:00Z" };
const published = { _status: "published" };

describe("consent", () => {
  test.each([
    ["birthdays", "/api/birthdays/all/SGSM", { class: "VII", date: "2014-03-05T12:00:00Z" }],
    ["toppers", "/api/topper/SGSM", { class: "X", division: "97" }],
    ["albums", "/api/gallery/All/SGSM", { title: "Pupil of the test", category: "PhotoGallery" }],
  ])(
    "without a valid one, no response contains a record of %s or its image",
    async (collection, path, record) => {
      const photo = await uploadPicture(admin);
      const name = "Pupil of the test";
      const pictured = collection === "albums" ? { attachments: [photo.id] } : { photo: photo.id };
      const isShown = async () => {
        const isListed = JSON.stringify(await visitor.list(path)).includes(name);
        expect(await visitor.fileStatus(photo.filename)).toBe(isListed ? 200 : 404);
        return isListed;
      };
      const { id } = await admin.publish(collection, { name, ...record, ...pictured });
      expect(await isShown()).toBe(false);
      for (const [note, expected] of [
        [consent, true],
        [ended, false],
        [{ ...consent, on: "2999-01-01T12:00:00Z" }, false],
        // The fields that are not sent keep their values.
        [{ ...consent, until: null }, true],
        [{ ...consent, withdrawnOn: "2021-01-01T12:00:00Z" }, false],
      ] as const) {
        await admin.save("PATCH", `${collection}/${id}`, { consent: note });
        expect(await isShown(), JSON.stringify(note)).toBe(expected);
      }
      await admin.ask("DELETE", `${collection}/${id}`);
    },
  );

  test("that does not cover the photograph, the record is not saved for the website", async () => {
    const photo = await uploadPicture(admin);
    const forName = { ...consent, identifiedBy: "signed", purposes: ["name", "result"] };
    const pupil = { name: "Name only", class: "X", division: "97", consent: forName };
    const save = (fields: object) =>
      admin.ask("POST", "toppers", { ...pupil, ...published, ...fields });
    const refusal = /The record shows more than the consent allows/;
    await expectResponse(save({ photo: photo.id }), 400, refusal);
    await expectResponse(save({}), 201);
  });

  test("withdrawn in a draft, it hides record and image at once", async () => {
    const photo = await uploadPicture(admin);
    const pupil = { name: "Withdrawn pupil", class: "X", division: "97", photo: photo.id };
    const { id } = await admin.publish("toppers", { ...pupil, consent });
    const isShown = async () => {
      const isListed = JSON.stringify(await visitor.list("/api/topper/SGSM")).includes(pupil.name);
      expect(await visitor.fileStatus(photo.filename)).toBe(isListed ? 200 : 404);
      return isListed;
    };
    expect(await isShown()).toBe(true);
    for (const [draft, expected] of [
      [{ name: "Another wording" }, true],
      [{ consent: { ...consent, givenBy: "" } }, false],
      [{ consent }, true],
      [{ consent: ended }, false],
    ] as const) {
      await admin.save("PATCH", `toppers/${id}?draft=true`, { ...draft, _status: "draft" });
      expect(await isShown(), JSON.stringify(draft)).toBe(expected);
    }
    await admin.ask("DELETE", `toppers/${id}`);
  });

  test("an image whose consent is withdrawn is not public, even when a news item shows it", async () => {
    const photo = await uploadPicture(admin);
    const status = () => visitor.fileStatus(photo.filename);
    const item = { title: "With the same picture", images: [photo.id] };
    const news = await admin.publish("news", item);
    expect(await status()).toBe(200);
    const pupil = { name: "On two pages", class: "X", division: "97", photo: photo.id };
    const { id } = await admin.publish("toppers", { ...pupil, consent });
    expect(await status()).toBe(200);
    await admin.save("PATCH", `toppers/${id}`, { consent: ended });
    expect(await status()).toBe(404);
    // In the trash it is still a pupil's image without consent; after deletion it is not.
    await admin.trash(`toppers/${id}`);
    expect(await status()).toBe(404);
    await admin.ask("DELETE", `toppers/${id}?trash=true`);
    expect(await status()).toBe(200);
    await admin.ask("DELETE", `news/${news.id}`);
  });

  test("only an admin sets a fixed address, which does not bypass consent", async () => {
    const { id: photo } = await uploadPicture(admin);
    const status = () => visitor.status("/api/image/SGSM/fixed-by-the-test");
    const fixedAddress = "fixed-by-the-test";
    const editor = await createUser("fixed");
    await editor.save("PATCH", `media/${photo}`, { fixedAddress, title: "By an editor" });
    expect(await status()).toBe(404);
    await admin.save("PATCH", `media/${photo}`, { fixedAddress });
    expect(await status()).toBe(200);
    await editor.save("PATCH", `media/${photo}`, { title: "By an editor again" });
    expect(await status()).toBe(200);
    const pupil = { name: "Fixed pupil", class: "X", division: "97", photo, _status: "draft" };
    const { id } = await admin.save("POST", "toppers?draft=true", pupil);
    expect(await status()).toBe(404);
    await admin.save("PATCH", `toppers/${id}`, { consent, ...published });
    expect(await status()).toBe(200);
    await admin.save("PATCH", `toppers/${id}`, { consent: { ...consent, givenBy: "" } });
    expect(await status()).toBe(404);
  });

  test("unpublishing an album makes its images private", async () => {
    const photo = await uploadPicture(admin);
    const album = { title: "For a short time", category: "EventsSGSM", attachments: [photo.id] };
    const { id } = await admin.publish("albums", { ...album, consent });
    const statuses = async () => [
      await visitor.fileStatus(photo.filename),
      await visitor.status(`/api/subGallery?id=${id}`),
    ];
    expect(await statuses()).toEqual([200, 200]);
    await admin.save("PATCH", `albums/${id}`, { _status: "draft" });
    expect(await statuses()).toEqual([404, 404]);
  });
});
