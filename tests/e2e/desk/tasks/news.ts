import { openAtDesk } from "../../harness/desk.ts";
import { expect } from "../../harness/fixtures.ts";
import { isOn, newOnDashboard, photo, publish, shows, showsNo, type Task } from "./task.ts";

const titleOf = (tag: string) => `The hall has new lamps (${tag})`;
const corrected = (tag: string) => `The hall has newer lamps (${tag})`;

export const news: Task = {
  slug: "news",
  most: { clicks: 10, keys: 70, seconds: 30 },
  do: async ({ desk, hand, tag, next, look }) => {
    next();
    await hand.click(newOnDashboard(desk, "New news item"));
    next();
    await hand.write(desk.locator("#field-title"), titleOf(tag));
    await hand.write(desk.locator("#field-description"), "They were lit on Friday.");
    next();
    const two = await Promise.all([photo("lamp.jpg", 40), photo("hall.jpg", 90)]);
    await hand.choose(desk.getByLabel("Add pictures"), two);
    await expect(desk.getByText("2 of 2 stored.")).toBeVisible({ timeout: 30_000 });
    await look("A news item with its pictures");
    next();
    await hand.click(publish(desk));
    await isOn(desk);
    await look("On the website");
  },
  afterwards: (stage) => shows(stage, "/News?year=all", titleOf(stage.tag)),
};

export const correction: Task = {
  slug: "correction",
  most: { clicks: 4, keys: 50, seconds: 20 },
  do: async ({ desk, office, hand, tag, next, look }) => {
    await desk.goto(`${office.host.url}/admin/collections/news`);
    next();
    await look("The list of all news");
    await hand.click(desk.getByRole("link", { name: titleOf(tag) }));
    next();
    await hand.write(desk.locator("#field-title"), corrected(tag));
    await hand.click(publish(desk));
    await expect(desk.locator(".doc-header__title")).toContainText("newer");
    await isOn(desk);
  },
  afterwards: (stage) => shows(stage, "/News?year=all", corrected(stage.tag)),
};

export const takeDown: Task = {
  slug: "take-down",
  most: { clicks: 3, keys: 30, seconds: 15 },
  do: async (stage) => {
    const { desk, office, site, hand, tag, next, look } = stage;
    const { docs } = await (
      await office.clerk.ask("GET", `news?where[title][equals]=${corrected(tag)}`)
    ).json();
    await openAtDesk(desk, office, `/collections/news/${docs[0].id}`);
    // A browser that has seen the page, and keeps what browsers keep.
    const visitor = await desk.context().browser()?.newPage();
    if (!visitor) throw new Error("No browser for a visitor.");
    await visitor.goto(`${site.url}/News?year=all`);
    const card = visitor.locator(".card").filter({ hasText: corrected(tag) });
    const picture = `${site.url}${await card.locator("img").getAttribute("src")}`;
    expect((await visitor.request.get(picture)).status()).toBe(200);
    next();
    await hand.click(desk.locator(".doc-controls__popup button").first());
    await look("What the three dots offer");
    await hand.click(desk.getByRole("button", { name: "Unpublish" }));
    next();
    await hand.click(desk.getByRole("button", { name: "Confirm" }));
    await expect(desk.getByText("Not on the website, because").first()).toBeVisible();
    await showsNo(stage, "/News?year=all", corrected(tag));
    await visitor.reload();
    await expect(card).toHaveCount(0);
    await expect
      .poll(async () => (await visitor.request.get(picture)).status(), { timeout: 15_000 })
      .toBe(404);
    await visitor.close();
  },
  afterwards: async ({ desk, hand, tag }) => {
    // Whoever took it off goes on with it, and is not told that somebody else has saved.
    await hand.write(desk.locator("#field-title"), `${corrected(tag)}, again`);
    await hand.click(publish(desk));
    await isOn(desk);
    await expect(desk.getByText("Two texts")).toBeHidden();
  },
};
