import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { hydratedIsland } from "./islands.ts";

/** Changes the registration fee on its settings page, and back again. */
export async function changeFee(adminPage: Page, cmsUrl: string, siteUrl: string): Promise<void> {
  // React separates adjacent texts by an empty comment.
  const readHtml = async (path: string) =>
    (await (await adminPage.request.get(siteUrl + path)).text()).replaceAll("<!-- -->", "");
  const showsWithin15s = (path: string, text: string) =>
    expect
      .poll(() => readHtml(path), { timeout: 15_000, intervals: [500], message: path })
      .toContain(text);

  await adminPage.goto(`${cmsUrl}/admin/globals/admission`);
  const fee = adminPage.locator('input[name="feeAmount"]');
  await expect(fee).toHaveValue("Rs. 10,000");
  await fee.fill("Rs. 12,500");
  await adminPage.getByRole("button", { name: "Publish changes" }).click();
  await expect(adminPage.getByText(/successfully/i).first()).toBeVisible();
  await showsWithin15s("/entry-to-sgc", "The registration fee is Rs. 12,500");
  expect(await readHtml("/entry-to-sgc")).not.toContain("10,000");
  await showsWithin15s("/search?q=registration+fee", "12,500");

  await adminPage.goto(`${cmsUrl}/admin/globals/admission`);
  await fee.fill("Rs. 10,000");
  await adminPage.getByRole("button", { name: "Publish changes" }).click();
  await showsWithin15s("/entry-to-sgc", "The registration fee is Rs. 10,000");
}

/** Requests the removal of the last photo of the newest album, as a parent would. Returns its path on the website. */
export async function requestRemoval(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/Gallery`);
  await page
    .getByRole("link", { name: /View Album/ })
    .first()
    .click();
  const photo = (await page.locator("[data-photo]").last().getAttribute("href")) ?? "";
  await page.goto(`${site}/contact?${new URLSearchParams({ photo })}`);
  await hydratedIsland(page, "ContactForm").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("A Mother");
  await page.getByLabel("Email", { exact: true }).fill("mother@home.example");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you for your message!")).toBeVisible();
  return photo;
}

/** Removes the photo as an editor would, on a CMS that sends no e-mail. */
export async function removePhoto(adminPage: Page, cms: string): Promise<void> {
  await adminPage.goto(`${cms}/admin/collections/contact-messages`);
  await adminPage
    .getByRole("row", { name: /A Mother/ })
    .getByRole("link")
    .click();
  const request = adminPage.getByRole("region", { name: "Photos to remove" });
  const photo = request.locator("img");
  await expect(photo).toHaveJSProperty("complete", true);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
  await expect(request).toContainText("Photo album");
  await expect(request).toContainText("no e-mail is sent automatically");
  await request.getByRole("button", { name: "Remove everywhere" }).click();
  await adminPage.getByRole("button", { name: "Remove photos", exact: true }).click();
  await expect(adminPage.getByText("but no reply was sent")).toBeVisible();
  await expect(request).toContainText("Removed everywhere");
}

/** Whether the album page contains a photo, and the status of its image. */
export async function isShown(page: Page, site: string, photo: string): Promise<[boolean, number]> {
  const name = new URL(photo, site).searchParams.get("photo") ?? "";
  const html = await (await page.request.get(site + photo)).text();
  const file = await page.request.get(`${site}/api/image/${name}?w=320`);
  return [html.includes(name), file.status()];
}
