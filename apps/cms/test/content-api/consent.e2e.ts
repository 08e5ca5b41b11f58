import assert from "node:assert/strict";
import sharp from "sharp";
import { describe, test } from "vitest";
import { signIn, uploadPicture } from "../editor.ts";
import { admin, cms, fetchStatus, image, list } from "../sample-cms.ts";

describe("a CMS with sample content", () => {
  test("without a valid consent, no response contains a pupil's record or image", async () => {
    const photo = await pictureId("A child's name");
    const { filename } = await (await admin.ask("GET", `media/${photo}?depth=0`)).json();
    assert.match(filename, /^[0-9a-f]{32}\.jpg$/);
    const pupil = { name: "Pupil of the test", photo, _status: "published" };
    const consent = { givenBy: "Mother", on: "2020-01-01T12:00:00Z" };
    const kinds: [string, string, object][] = [
      [
        "birthdays",
        "/api/birthdays/all/SGSM",
        { ...pupil, class: "VII", date: "2014-03-05T12:00:00Z" },
      ],
      ["toppers", "/api/topper/SGSM", { ...pupil, class: "X", division: "97" }],
      [
        "albums",
        "/api/gallery/All/SGSM",
        {
          title: pupil.name,
          attachments: [photo],
          category: "PhotoGallery",
          _status: "published",
        },
      ],
    ];
    for (const [collection, path, record] of kinds) {
      const isShown = async () => {
        const items = JSON.stringify(await list(path)).includes(pupil.name);
        assert.equal(await fetchStatus(image(filename)), items ? 200 : 404, collection);
        return items;
      };
      const { id } = await admin.save("POST", collection, record);
      assert.equal(await isShown(), false, `${collection} without a note`);
      await admin.save("PATCH", `${collection}/${id}`, { consent });
      assert.equal(await isShown(), true, `${collection} with a note`);
      await admin.save("PATCH", `${collection}/${id}`, {
        consent: { ...consent, until: "2021-01-01T12:00:00Z" },
      });
      assert.equal(await isShown(), false, `${collection} after its end`);
      await admin.save("PATCH", `${collection}/${id}`, {
        consent: { ...consent, on: "2999-01-01T12:00:00Z" },
      });
      assert.equal(await isShown(), false, `${collection} before its start`);
      await admin.ask("DELETE", `${collection}/${id}`);
    }
  });

  test("a consent that is withdrawn in a draft hides record and image at once", async () => {
    const photo = await pictureId("withdrawn");
    const { filename } = await (await admin.ask("GET", `media/${photo}?depth=0`)).json();
    const consent = { givenBy: "Mother", on: "2020-01-01T12:00:00Z" };
    const pupil = { name: "Withdrawn pupil", class: "X", division: "97", photo };
    const { id } = await admin.save("POST", "toppers", { ...pupil, consent, _status: "published" });
    const isShown = async () => {
      const isListed = JSON.stringify(await list("/api/topper/SGSM")).includes(pupil.name);
      assert.equal(await fetchStatus(image(filename)), isListed ? 200 : 404);
      return isListed;
    };
    const saveDraft = (data: object) =>
      admin.save("PATCH", `toppers/${id}?draft=true`, { ...data, _status: "draft" });
    assert.equal(await isShown(), true);
    await saveDraft({ name: "Another wording" });
    assert.equal(await isShown(), true);
    await saveDraft({ consent: { ...consent, givenBy: "" } });
    assert.equal(await isShown(), false);
    await saveDraft({ consent });
    assert.equal(await isShown(), true);
    await saveDraft({ consent: { ...consent, until: "2021-01-01T12:00:00Z" } });
    assert.equal(await isShown(), false);
    await admin.ask("DELETE", `toppers/${id}`);
  });

  test("an image whose consent is withdrawn is not public, even when a news item shows it", async () => {
    const photo = await pictureId("On two pages");
    const { filename } = await (await admin.ask("GET", `media/${photo}?depth=0`)).json();
    const consent = { givenBy: "Mother", on: "2020-01-01T12:00:00Z" };
    const isPublic = async () => (await fetchStatus(image(filename))) === 200;
    const item = { title: "With the same picture", images: [photo] };
    const news = await admin.save("POST", "news", { ...item, _status: "published" });
    assert.equal(await isPublic(), true);
    const pupil = { name: "On two pages", class: "X", division: "97", photo };
    const topper = await admin.save("POST", "toppers", { ...pupil, consent, _status: "published" });
    assert.equal(await isPublic(), true);
    const until = "2021-01-01T12:00:00Z";
    await admin.save("PATCH", `toppers/${topper.id}`, { consent: { ...consent, until } });
    assert.equal(await isPublic(), false);
    // In the trash it is still a pupil's image without consent; after deletion it is not.
    await admin.save("PATCH", `toppers/${topper.id}`, { deletedAt: new Date().toISOString() });
    assert.equal(await isPublic(), false);
    await admin.ask("DELETE", `toppers/${topper.id}?trash=true`);
    assert.equal(await isPublic(), true);
    await admin.ask("DELETE", `news/${news.id}`);
  });

  test("only an admin sets a fixed address, which does not bypass consent", async () => {
    const photo = await pictureId("fixed");
    const address = "/api/image/SGSM/fixed-by-the-test";
    const fixedAddress = "fixed-by-the-test";
    const person = { name: "Editor", email: "fixed@sgc.example", role: "editor" };
    const { id } = await admin.save("POST", "users", { ...person, password: "one-time word 4711" });
    const first = await signIn(cms, person.email, "one-time word 4711");
    await first.save("PATCH", `users/${id}`, { password: "the editor's own password" });
    const editor = await signIn(cms, person.email, "the editor's own password");
    await editor.save("PATCH", `media/${photo}`, { fixedAddress, title: "By an editor" });
    assert.equal(await fetchStatus(address), 404);
    await admin.save("PATCH", `media/${photo}`, { fixedAddress });
    assert.equal(await fetchStatus(address), 200);
    await editor.save("PATCH", `media/${photo}`, { title: "By an editor again" });
    assert.equal(await fetchStatus(address), 200);
    const pupil = { name: "Fixed pupil", class: "X", division: "97", photo };
    const topper = await admin.save("POST", "toppers?draft=true", { ...pupil, _status: "draft" });
    assert.equal(await fetchStatus(address), 404);
    const consent = { givenBy: "Mother", on: "2020-01-01T12:00:00Z" };
    await admin.save("PATCH", `toppers/${topper.id}`, { consent, _status: "published" });
    assert.equal(await fetchStatus(address), 200);
    await admin.save("PATCH", `toppers/${topper.id}`, { consent: { ...consent, givenBy: "" } });
    assert.equal(await fetchStatus(address), 404);
  });

  test("unpublishing an album makes its images private", async () => {
    const photo = await pictureId("one");
    const { filename } = await (await admin.ask("GET", `media/${photo}?depth=0`)).json();
    const consent = { givenBy: "Everybody", on: "2020-01-01T12:00:00Z" };
    const album = {
      title: "For a short time",
      attachments: [photo],
      category: "EventsSGSM",
      consent,
    };
    const { id } = await admin.save("POST", "albums", { ...album, _status: "published" });
    assert.equal(await fetchStatus(image(filename)), 200);
    assert.equal(await fetchStatus(`/api/subGallery?id=${id}`), 200);
    await admin.save("PATCH", `albums/${id}`, { _status: "draft" });
    assert.equal(await fetchStatus(image(filename)), 404);
    assert.equal(await fetchStatus(`/api/subGallery?id=${id}`), 404);
  });
});

const pictureId = async (title: string) =>
  uploadPicture(admin, await blankPicture(), `${title}.jpg`);

const blankPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#789" } })
    .jpeg()
    .toBuffer();
