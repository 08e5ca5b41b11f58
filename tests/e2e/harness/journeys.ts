import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The office changes the registration fee on the screen that has it, and then goes back to the sample. */
export async function changeFee(adminPage: Page, hostUrl: string, siteUrl: string): Promise<void> {
  // Between two texts React leaves an empty comment.
  const shows = async (path: string) =>
    (await (await adminPage.request.get(siteUrl + path)).text()).replaceAll("<!-- -->", "");
  const showsWithin15s = (path: string, words: string) =>
    expect
      .poll(() => shows(path), { timeout: 15_000, intervals: [500], message: path })
      .toContain(words);

  await adminPage.goto(`${hostUrl}/admin/globals/admission`);
  const fee = adminPage.locator('input[name="feeAmount"]');
  await expect(fee).toHaveValue("Rs. 10,000");
  await fee.fill("Rs. 12,500");
  await adminPage.getByRole("button", { name: "Publish changes" }).click();
  await expect(adminPage.getByText(/successfully/i).first()).toBeVisible();
  await showsWithin15s("/entry-to-sgc", "The registration fee is Rs. 12,500");
  expect(await shows("/entry-to-sgc")).not.toContain("10,000");
  await showsWithin15s("/search?q=registration+fee", "12,500");

  await adminPage.goto(`${hostUrl}/admin/globals/admission`);
  await adminPage.getByRole("button", { name: "Restore sample" }).click();
  await adminPage.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(fee).toHaveValue("Rs. 10,000");
  await showsWithin15s("/entry-to-sgc", "The registration fee is Rs. 10,000");
}

/** As a mother does it: the last photograph of the newest album. Gives its address on the site. */
export async function askForRemoval(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/Gallery`);
  await page
    .getByRole("link", { name: /View Album/ })
    .first()
    .click();
  const photo = (await page.locator("[data-photo]").last().getAttribute("href")) ?? "";
  await page.goto(`${site}/contact?${new URLSearchParams({ photo })}`);
  await page.locator('[data-island="ContactForm"][data-alive]').waitFor();
  await page.getByLabel("Name", { exact: true }).fill("A Mother");
  await page.getByLabel("Email", { exact: true }).fill("mother@home.example");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you for your message!")).toBeVisible();
  return photo;
}

/** As the office does it, at an admin panel that sends no mail. */
export async function takeDown(adminPage: Page, host: string): Promise<void> {
  await adminPage.goto(`${host}/admin/collections/contact-messages`);
  await adminPage
    .getByRole("row", { name: /A Mother/ })
    .getByRole("link")
    .click();
  const request = adminPage.getByRole("region", { name: "Photos to remove" });
  const meant = request.locator("img");
  await expect(meant).toHaveJSProperty("complete", true);
  expect(await meant.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
  await expect(request).toContainText("Photo album");
  await expect(request).toContainText("no e-mail is sent automatically");
  await request.getByRole("button", { name: "Remove everywhere" }).click();
  await adminPage.getByRole("button", { name: "Remove photos", exact: true }).click();
  await expect(adminPage.getByText("but no reply was sent")).toBeVisible();
  await expect(request).toContainText("Removed everywhere");
}

/** Whether the album's page names a photograph, and with which status the site answers for it. */
export async function isShown(page: Page, site: string, photo: string): Promise<[boolean, number]> {
  const name = new URL(photo, site).searchParams.get("photo") ?? "";
  const html = await (await page.request.get(site + photo)).text();
  const file = await page.request.get(`${site}/api/image/${name}?w=320`);
  return [html.includes(name), file.status()];
}
