import type { Locator } from "@playwright/test";
import { uploadPicture } from "../../../../apps/cms/test/editor.ts";
import { photo } from "../../harness/admin.ts";
import { expect } from "../../harness/fixtures.ts";
import { isThorough } from "../../harness/is-thorough.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { createFromDashboard, expectOnSite, publish, type Task, type TaskContext } from "./task.ts";

const toTitle = (tag: string) => `The hall has new lamps (${tag})`;
const toCorrected = (tag: string) => `The field has new goals (${tag})`;
const toUnpublished = (tag: string) => `The pool has a new roof (${tag})`;

export const news: Task = {
  slug: "news",
  title: "Publish a news item with images",
  max: { clicks: 10, keys: 70, seconds: 30 },
  setUp: () => "",
  run: async (context) => {
    const { adminPage, driver, tag, screenshot } = context;
    await createFromDashboard(context, "New news item");
    await driver.write(adminPage.locator("#field-title"), toTitle(tag));
    await driver.write(adminPage.locator("#field-description"), "They were lit on Friday.");
    const two = await Promise.all([photo("lamp.jpg", 40), photo("hall.jpg", 90)]);
    await driver.choose(adminPage.getByLabel("Add images"), two);
    await expect(adminPage.getByText("2 of 2 uploaded.")).toBeVisible({ timeout: 30_000 });
    await screenshot("A news item with its images");
    await publish(context);
    await screenshot("On the website");
  },
  verify: (context) => expectOnSite(context, "/News?year=all").toContain(toTitle(context.tag)),
};

export const correction: Task = {
  slug: "correction",
  title: "Correct a published record",
  max: { clicks: 4, keys: 50, seconds: 20 },
  setUp: async ({ backend, tag }) => {
    await backend.editor.publish("news", { title: `The field has old goals (${tag})` });
    return "/collections/news";
  },
  run: async (context) => {
    const { adminPage, driver, tag, screenshot } = context;
    await screenshot("The list of all news");
    await driver.click(adminPage.getByRole("link", { name: `The field has old goals (${tag})` }));
    await driver.write(adminPage.locator("#field-title"), toCorrected(tag));
    await publish(context);
    await expect(adminPage.locator(".doc-header__title")).toContainText("new goals");
  },
  verify: (context) => expectOnSite(context, "/News?year=all").toContain(toCorrected(context.tag)),
};

export const unpublish: Task = {
  slug: "take-down",
  title: "Unpublish a record",
  max: { clicks: 3, keys: 30, seconds: 15 },
  setUp: async (context) => {
    const { editor } = context.backend;
    const title = toUnpublished(context.tag);
    const { id: image } = await uploadPicture(editor);
    const { id } = await editor.publish("news", { title, images: [image] });
    await expectOnSite(context, "/News?year=all").toContain(title);
    return `/collections/news/${id}`;
  },
  run: async (context) => {
    const { adminPage, site, driver, tag, screenshot } = context;
    // A visitor's browser with the page in its cache.
    const visitor = await adminPage.context().browser()?.newPage();
    if (!visitor) throw new Error("No browser for a visitor.");
    await visitor.goto(`${site.url}/News?year=all`);
    const card = visitor.locator(".card").filter({ hasText: toUnpublished(tag) });
    const address = `${site.url}${await card.locator("img").getAttribute("src")}`;
    const status = async () => (await visitor.request.get(address)).status();
    expect(await status()).toBe(200);
    await driver.click(adminPage.locator(".doc-controls__popup button").first());
    await screenshot("The menu of the record");
    await driver.click(adminPage.getByRole("button", { name: "Unpublish" }));
    await driver.click(adminPage.getByRole("button", { name: "Confirm" }));
    await expect(adminPage.getByText("Not visible:").first()).toBeVisible();
    await expectOnSite(context, "/News?year=all").not.toContain(toUnpublished(tag));
    await visitor.reload();
    await expect(card).toHaveCount(0);
    await expect.poll(status, { timeout: 15_000 }).toBe(404);
    await visitor.close();
  },
  verify: async (context) => {
    const { adminPage, driver, tag } = context;
    // Editing after Unpublish must not report an edit conflict.
    await driver.write(adminPage.locator("#field-title"), `${toUnpublished(tag)}, again`);
    await publish(context);
    await expect(adminPage.getByText("stored in this browser")).toBeHidden();
  },
};

export const schedule: Task = {
  slug: "schedule",
  title: "Schedule publishing",
  max: { clicks: 4, keys: 40, seconds: 20 },
  setUp: async ({ backend, tag }) => {
    const draft = { title: `Results of the quiz (${tag})`, _status: "draft" };
    const { id } = await backend.editor.save("POST", "notices?draft=true", draft);
    return `/collections/notices/${id}`;
  },
  run: async ({ adminPage, driver, screenshot }) => {
    const box = adminPage.getByRole("region", { name: "Scheduled publishing" });
    await driver.write(box.getByLabel("Date"), "05/12/2030");
    await driver.write(box.getByLabel("Time"), "9:30");
    await screenshot("A time for publishing");
    await driver.click(box.getByRole("button", { name: "Schedule" }));
    await expect(box.getByText("Publish on 5 December 2030, 09:30")).toBeVisible();
    await screenshot("The time is set");
  },
};

export const album: Task = {
  slug: "album",
  title: "Create a photo album",
  max: { clicks: 8, taps: 9, keys: 120, seconds: 60 },
  setUp: () => "",
  run: async (context) => {
    const { adminPage, driver, screenshot } = context;
    const count = isThorough ? 12 : 4;
    const photos = await Promise.all(
      Array.from({ length: count }, (_, index) => photo(`photo ${index + 1}.jpg`, index * 20)),
    );
    await createFromDashboard(context, "New photo album");
    await driver.write(adminPage.locator("#field-title"), "Founders’ week");
    await driver.write(adminPage.getByLabel("Given by"), "All parents, by the form of April");
    await driver.writeNext(adminPage.locator("#field-consent\\.on"), "01/04/2026");
    await driver.choose(adminPage.getByLabel("Add images"), photos);
    await expect(adminPage.getByText(`${count} of ${count} uploaded.`)).toBeVisible({
      timeout: 90_000,
    });
    const press = (name: string) =>
      driver.click(adminPage.getByRole("button", { name, exact: true }));
    if (driver.method === "keys") await press("Go to the first image");
    await press("Set as cover: photo 3");
    await driver.write(adminPage.getByLabel("Caption: photo 3", { exact: true }), "The march past");
    await screenshot("The photographs of an album");
    await publish(context);
  },
  verify: async (context) => {
    const { adminPage, driver } = context;
    const address = `/SubGallery?id=${/albums\/(\d+)/.exec(adminPage.url())?.[1]}`;
    await expectOnSite(context, address).toContain("The march past");
    const card = adminPage.locator(".admin-card").first();
    await driver.write(card.getByLabel(/^Alt text/), "Boys march past the flag");
    await expect(card.getByText("Saved")).toBeVisible();
    await setFocalPoint(context, card);
    await expectOnSite(context, address).toContain("Boys march past the flag");
    await expectOnSite(context, address).toContain("focus-x2 focus-y2");
    await expectOnSite(context, "/Gallery").toContain("focus-x2 focus-y2");
    const html = await (await fetch(context.site.url + address)).text();
    const [picture] = /\/api\/image\/[0-9a-f]{32}\.jpg/.exec(html) ?? ["no picture"];
    expect((await fetch(`${context.site.url}${picture}?w=320`)).status, picture).toBe(200);
  },
};

/** Payload's form for an image, in a drawer. */
async function setFocalPoint({ adminPage, driver }: TaskContext, card: Locator) {
  const press = (name: string) =>
    driver.click(adminPage.getByRole("button", { name, exact: true }).last());
  await driver.click(card.getByRole("button", { name: /^Edit: / }));
  await press("Edit Image");
  for (const name of ["X %", "Y %"])
    await driver.write(adminPage.locator(`.edit-upload [name='${name}']`), "20");
  await expectAccessible(adminPage, "the focal point");
  await press("Apply Changes");
  await press("Save");
  await expect(adminPage.getByText("Updated successfully.")).toBeVisible();
  await adminPage.locator(".doc-drawer__header-close").click();
}

export const trash: Task = {
  slug: "trash",
  title: "Delete a record and restore it",
  max: { clicks: 6, keys: 75, seconds: 30 },
  setUp: async ({ backend, tag }) => {
    const record = { title: `Into the trash ${tag}`, _status: "published" };
    return `/collections/news/${(await backend.editor.save("POST", "news", record)).id}`;
  },
  run: async ({ adminPage, backend, driver, tag, screenshot }) => {
    const [id] = /\d+$/.exec(adminPage.url()) ?? [];
    const confirm = () => driver.click(adminPage.getByRole("button", { name: "Confirm" }));
    await driver.click(adminPage.locator(".doc-controls__popup button").first());
    await driver.click(adminPage.getByRole("button", { name: "Delete" }));
    await confirm();
    await adminPage.waitForURL(/collections\/news(\?|$)/);
    await adminPage.goto(`${backend.cms.url}/admin/collections/news/trash`);
    await adminPage.waitForLoadState("networkidle");
    await screenshot("The trash");
    await driver.click(adminPage.getByRole("link", { name: `Into the trash ${tag}` }));
    await driver.click(adminPage.getByRole("button", { name: "Restore" }));
    await confirm();
    await expect.poll(async () => (await backend.editor.ask("GET", `news/${id}`)).status).toBe(200);
  },
};
