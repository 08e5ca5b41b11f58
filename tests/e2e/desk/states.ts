import type { Page } from "@playwright/test";
import { type Office, openAtDesk, openPreview } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";
import { leaveMessage } from "./leave-message.ts";
import { photo } from "./tasks/photo.ts";

/** What a clerk comes to that no address leads to. Found by what every language and width has. */
export const states: Record<string, (desk: Page, office: Office) => Promise<void>> = {
  "an album with its pictures": async (desk, office) => {
    await openAtDesk(desk, office, "/collections/albums/create");
    const three = await Promise.all([10, 90, 170].map((shade) => photo(`${shade}.jpg`, shade)));
    await desk.locator(".desk-chooser__input").first().setInputFiles(three);
    await expect(desk.locator(".desk-card")).toHaveCount(3, { timeout: 30_000 });
    await desk.locator(".desk-view summary").first().click();
  },
  "the desk’s own pictures to choose from": async (desk, office) => {
    await openAtDesk(desk, office, "/collections/albums/create");
    await desk.locator(".desk-chooser__second").first().click();
    await expect(desk.locator(".drawer--is-open .collection-list")).toBeVisible();
  },
  "a table that was looked through": async (desk, office) => {
    await openAtDesk(desk, office, "/import?into=toppers");
    const rows = "Name,Class,Session,Marks,Stream\nOne,XII,2025-26,91,Science\nTwo,XII,2025-26,x,";
    const table = { name: "t.csv", mimeType: "text/csv", buffer: Buffer.from(rows) };
    await desk.locator(".desk-chooser__input").setInputFiles(table);
    await desk.locator(".desk-actions button").first().click();
    await expect(desk.locator(".desk-rows tbody tr")).toHaveCount(2);
  },
  "a refused record": async (desk, office) => {
    await openAtDesk(desk, office, "/collections/notices/create");
    await desk.locator("#field-title").fill("With a link that could do harm");
    await desk.locator("#field-url").fill("javascript:alert(1)");
    await desk.locator("#action-save").click();
    await expect(desk.locator(":is(.field-error, .tooltip--show):visible").first()).toBeVisible();
  },
  "a message": async (desk, office) => {
    const message = "Please see /SubGallery?id=1&photo=nothing.jpg";
    const id = await leaveMessage(office, { name: "A parent", message });
    await openAtDesk(desk, office, `/collections/contact-messages/${id}`);
    await expect(desk.locator(".desk-deal")).toBeVisible();
  },
  "the page beside the form": async (desk, office) => {
    const record = { title: "A draft", description: "Of two", school: 1, _status: "draft" };
    const { id } = await office.clerk.save("POST", "news?draft=true", record);
    await openAtDesk(desk, office, `/collections/news/${id}`);
    await openPreview(desk);
    await expect(desk.locator("#live-preview-iframe")).toBeVisible();
  },
  "two states of a record side by side": async (desk, office) => {
    const { id } = await office.clerk.save("POST", "news", { title: "Before", school: 1 });
    await office.clerk.save("PATCH", `news/${id}`, { title: "After" });
    const { docs } = await (
      await office.clerk.ask("GET", `news/versions?where[parent][equals]=${id}&sort=updatedAt`)
    ).json();
    await openAtDesk(desk, office, `/collections/news/${id}/versions/${docs[0].id}`);
  },
  "what the three dots offer": async (desk, office) => {
    const { id } = await office.clerk.save("POST", "news", { title: "With dots", school: 1 });
    await openAtDesk(desk, office, `/collections/news/${id}`);
    await desk.locator(".doc-controls__popup button").first().click();
    await expect(desk.locator(".popup-button-list:visible")).toBeVisible();
  },
  "words that were typed and not saved": async (desk, office) => {
    await openAtDesk(desk, office, "/collections/events/create");
    await desk.locator("#field-title").fill("Never saved");
    desk.on("dialog", (dialog) => dialog.accept());
    await desk.reload();
    await desk.waitForLoadState("networkidle");
  },
};
