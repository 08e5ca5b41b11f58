import { openAtDesk } from "../../harness/desk.ts";
import { expect } from "../../harness/fixtures.ts";
import type { Task } from "./task.ts";

export const schedule: Task = {
  slug: "schedule",
  most: { clicks: 4, keys: 40, seconds: 20 },
  do: async ({ desk, office, hand, tag, next, look }) => {
    const draft = { title: `Results of the quiz (${tag})`, school: 1, _status: "draft" };
    const { id } = await office.clerk.save("POST", "notices?draft=true", draft);
    await openAtDesk(desk, office, `/collections/notices/${id}`);
    next();
    const box = desk.getByRole("region", { name: "At a set time" });
    next();
    await hand.write(box.getByLabel("On"), "05/12/2030");
    await hand.write(box.getByLabel("At"), "9:30");
    await look("A time for publishing");
    next();
    await hand.click(box.getByRole("button", { name: "Set the time" }));
    await expect(box.getByText("Publish on 5 December 2030, 09:30")).toBeVisible();
    await look("The time is set");
  },
};

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
