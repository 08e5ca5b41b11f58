import type { Page } from "@playwright/test";
import { expect } from "./harness/fixtures.ts";

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
  await adminPage.getByRole("button", { name: "Back to the sample text" }).click();
  await adminPage.getByRole("button", { name: "Bring the sample back" }).click();
  await expect(fee).toHaveValue("Rs. 10,000");
  await showsWithin15s("/entry-to-sgc", "The registration fee is Rs. 10,000");
}
