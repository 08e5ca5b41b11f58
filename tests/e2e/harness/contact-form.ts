import type { Page } from "@playwright/test";

export const message = {
  name: "A Parent",
  email: "parent@home.example",
  message: "When do terms begin?",
};
export const thanks = "Thank you for your message!";

export async function fill(page: Page, fields: Partial<typeof message>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page
      .getByLabel(label.charAt(0).toUpperCase() + label.slice(1), { exact: true })
      .fill(value);
  }
}

export const send = (page: Page) => page.getByRole("button", { name: "Send" }).click();
export const alive = (page: Page) =>
  page.locator('[data-island="ContactForm"][data-hydrated]').waitFor();
export const posts = (received: { method: string; path: string; body: string }[]) =>
  received.filter(({ method }) => method === "POST");
