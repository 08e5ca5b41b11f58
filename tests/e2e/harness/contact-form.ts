import type { Page } from "@playwright/test";
import { hydratedIsland } from "./islands.ts";
import type { StubCms } from "./stub-cms.ts";

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
export const untilHydrated = (page: Page) => hydratedIsland(page, "ContactForm").waitFor();
export const posts = (received: StubCms["received"]) =>
  received.filter(({ method }) => method === "POST");
