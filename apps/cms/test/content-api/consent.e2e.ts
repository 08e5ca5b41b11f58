import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeTicket } from "../../src/preview/ticket.ts";
import { readSession, uploadPicture } from "../editor.ts";
import { expectResponse } from "../prepare-cms.ts";
import { admin, cms, createUser, visitor } from "../sample-cms.ts";

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
    // It stays a pupil's image without consent, also after the record is deleted for good.
    await admin.trash(`toppers/${id}`);
    expect(await status()).toBe(404);
    await admin.ask("DELETE", `toppers/${id}?trash=true`);
    expect(await status()).toBe(404);
    expect(await admin.open(`/collections/media/${photo.id}`)).toMatch(
      /This image is not on the website\. A person’s record that uses or used it/,
    );
    // Another record with consent shows it again.
    const other = await admin.publish("toppers", { ...pupil, consent });
    expect(await status()).toBe(200);
    await admin.ask("DELETE", `toppers/${other.id}`);
    expect(await status()).toBe(404);
    await admin.ask("DELETE", `news/${news.id}`);
  });

  test("withdrawn for the photograph in a draft, it hides the image, but neither name nor result", async () => {
    const photo = await uploadPicture(admin);
    const pupil = { name: "Without a photo", class: "X", division: "97", photo: photo.id };
    const { id } = await admin.publish("toppers", { ...pupil, consent });
    const find = async () =>
      (await visitor.list("/api/topper/SGSM")).find(({ name }) => name === pupil.name);
    const inDraft = async (purposes: string[]) => {
      const draft = { consent: { ...consent, purposes }, _status: "draft" };
      await admin.save("PATCH", `toppers/${id}?draft=true`, draft);
      return [(await find())?.["attachments"], await visitor.fileStatus(photo.filename)];
    };
    expect(await inDraft(["name", "result", "photo"])).toEqual([[photo.filename], 200]);
    expect(await inDraft(["name", "result"])).toEqual([[], 404]);
    expect(await inDraft(["photo"])).toEqual([undefined, 404]);
    await admin.ask("DELETE", `toppers/${id}`);
  });

  test("withdrawn in a draft, it removes the image, its alt text and caption from a news item", async () => {
    const photo = await uploadPicture(admin);
    const words = { alt: "Two pupils with a cup", caption: "The winners" };
    await admin.save("PATCH", `media/${photo.id}`, words);
    const item = { title: "Cup", images: [photo.id], cardPhoto: photo.id };
    const news = await admin.publish("news", item);
    const read = async () => {
      const found = (await visitor.list("/api/news/all/SGSM")).find(({ title }) => title === "Cup");
      return [found?.["images"], found?.["pictures"], found?.["cardPhoto"]];
    };
    const shown = [[photo.filename], [{ file: photo.filename, ...words }], photo.filename];
    expect(await read()).toEqual(shown);
    const pupil = { name: "Winner", class: "X", division: "97", photo: photo.id, _status: "draft" };
    const { id } = await admin.save("POST", "toppers?draft=true", { ...pupil, consent });
    expect(await read()).toEqual(shown);
    const change = { consent: { ...consent, withdrawnOn: "2021-01-01" }, _status: "draft" };
    await admin.save("PATCH", `toppers/${id}?draft=true`, change);
    expect(await read()).toEqual([[], undefined, undefined]);
    await admin.ask("DELETE", `toppers/${id}`);
    await admin.ask("DELETE", `news/${news.id}`);
  });

  test("that was withdrawn does not return with an earlier version of the record", async () => {
    const photo = await uploadPicture(admin);
    const pupil = { name: "Earlier version", class: "X", division: "97", photo: photo.id };
    const { id } = await admin.publish("toppers", { ...pupil, consent });
    const withdrawn = { ...consent, withdrawnOn: "2021-01-01T12:00:00.000Z" };
    await admin.save("PATCH", `toppers/${id}`, { division: "98", consent: withdrawn });
    const versions = await admin.find(
      `toppers/versions?where[parent][equals]=${id}&sort=createdAt&limit=1`,
    );
    await expectResponse(admin.ask("POST", `toppers/versions/${versions[0]?.id}`), 200);
    const restored = await admin.get(`toppers/${id}?draft=true`);
    expect([restored.division, restored.consent.withdrawnOn]).toEqual([
      "97",
      withdrawn.withdrawnOn,
    ]);
    await admin.save("PATCH", `toppers/${id}`, { ...published });
    expect(await visitor.fileStatus(photo.filename)).toBe(404);
    await admin.ask("DELETE", `toppers/${id}`);
  });

  test("only the previews of a pupil's record open its withheld image", async () => {
    const photo = await uploadPicture(admin);
    const pupil = { name: "Preview", class: "X", division: "97", photo: photo.id };
    const draft = { ...pupil, _status: "draft" };
    const { id: topper } = await admin.save("POST", "toppers?draft=true", draft);
    const images = { title: "Preview", images: [photo.id], _status: "draft" };
    const { id: news } = await admin.save("POST", "news?draft=true", images);
    const secret = readFileSync(join(cms.dataDir, "secret"), "utf8").trim();
    // The same signature as Payload's.
    const key = hash("sha256", secret, "hex").slice(0, 32);
    const open = async (collection: string, id: number) => {
      const ticket = makeTicket({ collection, id: String(id), ...readSession(admin) }, key);
      const { item } = await visitor.get(`/api/preview/${ticket}`);
      const path = `/api/preview/${ticket}/file/${photo.filename}`;
      return [item.images ?? item.attachments, await visitor.status(path)];
    };
    expect(await open("toppers", topper)).toEqual([[photo.filename], 200]);
    expect(await open("news", news)).toEqual([[], 404]);
    await admin.ask("DELETE", `news/${news}`);
    await admin.ask("DELETE", `toppers/${topper}`);
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
