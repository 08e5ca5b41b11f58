import { drawFaces } from "../../../apps/cms/test/draw-faces.ts";
import { uploadPicture } from "../../../apps/cms/test/editor.ts";
import { type Backend, openAdmin, photo, adminTest as test } from "../harness/admin.ts";
import { expect } from "../harness/fixtures.ts";
import { expectAccessible } from "./expect-accessible.ts";

/** A change in the CMS shows on the website within this time (R68). */
const shown = { timeout: 15_000 };

/** Albums as an import writes them: two galleries with people, one of buildings, and a draft with a picture of a news item. */
async function addAlbums({ editor }: Backend) {
  await editor.ask("DELETE", "albums?where[id][exists]=true");
  const faces = await drawFaces();
  const add = async (title: string, bytes: Buffer, _status = "published") => {
    const { id, filename } = await uploadPicture(editor, "photo.jpg", bytes);
    const { id: album } = await editor.save("POST", "albums", {
      ...{ title, attachments: [id], date: "2024-03-01", category: "PhotoGallery", _status },
    });
    return { album, id, path: `/api/image/${filename}` };
  };
  const plain = async (shade: number) => (await photo("photo.jpg", shade)).buffer;
  const day = await add("Annual day", faces);
  const race = await add("Sports day", faces);
  const house = await add("Buildings", await plain(90));
  const title = "Review: imported pictures, 2024 no face found, 1";
  const lake = await add(title, await plain(140), "draft");
  await editor.publish("news", { title: "Lake", fromDate: "2024-03-01", images: [lake.id] });
  return { people: [day, race], buildings: [house, lake] };
}

test("photos of many albums are allowed with one consent, and buildings in one go; only then visitors get them", async ({
  adminPage,
  backend,
  website,
}) => {
  const { people, buildings } = await addAlbums(backend);
  const listStatuses = (pictures: { path: string }[]) =>
    Promise.all(pictures.map(async ({ path }) => (await fetch(website.url + path)).status));
  const gallery = async () => (await fetch(`${website.url}/api/gallery/All/SGSM`)).text();
  await expect
    .poll(async () => (await fetch(`${website.url}/api/news/all/SGSM`)).text(), shown)
    .toContain("Lake");
  expect(await listStatuses([...people, ...buildings])).toEqual([404, 404, 404, 404]);

  await openAdmin(adminPage, backend, "/collections/albums");
  await adminPage.getByRole("link", { name: "Photos to review: 4 albums without consent" }).click();
  await expect(adminPage.getByText("Albums to review: 4.")).toBeVisible();
  await expect(adminPage.getByText("Faces may be in 1 of them.")).toHaveCount(2);
  await expectAccessible(adminPage, "the photos to review");
  await adminPage.getByRole("checkbox", { name: "Annual day" }).check();
  await adminPage.getByRole("checkbox", { name: "Sports day" }).check();
  await adminPage.getByLabel("Given by").fill("Parents, on the admission form");
  await adminPage.getByLabel("Given on").fill("31/02/2024");
  const allow = (number: number) =>
    adminPage
      .getByRole("button", { name: `Allow the photos of the selected albums (${number})` })
      .click();
  await allow(2);
  await expect(adminPage.getByText("“31/02/2024” is not a valid date.")).toBeVisible();
  await adminPage.getByLabel("Given on").fill("01/03/2024");
  await allow(2);
  await expect(adminPage.getByText("Albums to review: 2.")).toBeVisible();
  await expect(adminPage.getByText("Albums whose photos may now be shown: 2.")).toBeVisible();
  await expect.poll(() => listStatuses(people), shown).toEqual([200, 200]);
  expect(await listStatuses(buildings)).toEqual([404, 404]);
  const { consent } = await backend.editor.get(`albums/${people[1]?.album}?depth=0`);
  expect(consent).toMatchObject({
    ...{ givenBy: "Parents, on the admission form", on: "2024-03-01T12:00:00.000Z" },
  });

  await adminPage.getByRole("button", { name: "Select albums without faces" }).click();
  await adminPage.getByRole("radio", { name: /^No person can be recognized/ }).check();
  await allow(2);
  await expect(adminPage.getByText("No photos wait for a review.")).toBeVisible();
  await expect.poll(() => listStatuses(buildings), shown).toEqual([200, 200]);
  await expect.poll(gallery, shown).toContain("Buildings");
  // A draft stays one.
  expect(await gallery()).not.toContain("Review: imported pictures");
});

test("an album with unpublished changes, or with a consent already, is named and not changed", async ({
  backend: { editor },
}) => {
  const album = { category: "PhotoGallery", date: "2024-03-01" };
  const { id } = await editor.publish("albums", { ...album, title: "Being edited" });
  await editor.save("PATCH", `albums/${id}?draft=true`, { title: "New title", _status: "draft" });
  const consent = { givenBy: "Mother", on: "2024-01-01" };
  const other = await editor.publish("albums", { ...album, title: "With consent", consent });
  const review = { albums: [id, other.id], reason: "noPerson" };
  const response = await editor.ask("POST", "album-review", review);
  expect(await response.json()).toEqual({ saved: 0, skipped: ["New title", "With consent"] });
  expect(await editor.get(`albums/${id}`)).toMatchObject({
    ...{ title: "Being edited", _status: "published" },
  });
  expect((await editor.get(`albums/${other.id}`)).consent.givenBy).toBe("Mother");
});
