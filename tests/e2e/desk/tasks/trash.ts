import { openAtDesk } from "../../harness/desk.ts";
import { expect } from "../../harness/fixtures.ts";
import type { Task } from "./task.ts";

export const trash: Task = {
  slug: "trash",
  most: { clicks: 6, keys: 75, seconds: 30 },
  do: async ({ desk, office, hand, tag, next, look }) => {
    const title = `Into the trash ${tag}`;
    const record = { title, school: 1, fromDate: "2026-11-20T12:00:00Z", _status: "published" };
    const { id } = await office.clerk.save("POST", "news", record);
    await openAtDesk(desk, office, `/collections/news/${id}`);
    next();
    await hand.click(desk.locator(".doc-controls__popup button").first());
    await hand.click(desk.getByRole("button", { name: "Delete" }));
    await hand.click(desk.getByRole("button", { name: "Confirm" }));
    await desk.waitForURL(/collections\/news(\?|$)/);
    await openAtDesk(desk, office, "/collections/news/trash");
    next();
    await look("The trash");
    await hand.click(desk.getByRole("link", { name: title }));
    await hand.click(desk.getByRole("button", { name: "Restore" }));
    await hand.click(desk.getByRole("button", { name: "Confirm" }));
    await expect.poll(async () => (await office.clerk.ask("GET", `news/${id}`)).status).toBe(200);
  },
};
