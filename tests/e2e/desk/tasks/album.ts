import { expect } from "../../harness/fixtures.ts";
import { isOn, newOnDashboard, photo, publish, type Stage, shows, type Task } from "./task.ts";

export const album: Task = {
  slug: "album",
  most: { clicks: 8, taps: 9, keys: 120, seconds: 60 },
  do: async ({ desk, hand, next, look }) => {
    const twelve = await Promise.all(
      Array.from({ length: 12 }, (_, index) => photo(`photo ${index + 1}.jpg`, index * 20)),
    );
    next();
    await hand.click(newOnDashboard(desk, "New photo album"));
    await hand.write(desk.locator("#field-title"), "Founders’ week");
    next();
    await hand.write(desk.getByLabel("Given by"), "All parents, by the form of April");
    await hand.writeNext(desk.locator("#field-consent\\.on"), "01/04/2026");
    next();
    await hand.choose(desk.getByLabel("Add pictures"), twelve);
    await expect(desk.getByText("12 of 12 stored.")).toBeVisible({ timeout: 90_000 });
    next();
    if (hand.way === "keys")
      await hand.click(desk.getByRole("button", { name: "Go to the first picture" }));
    await hand.click(desk.getByRole("button", { name: "Make it the cover: photo 3", exact: true }));
    next();
    await hand.write(desk.getByLabel("Caption: photo 3", { exact: true }), "The march past");
    await look("The photographs of an album");
    next();
    await hand.click(publish(desk));
    await isOn(desk);
  },
  afterwards: async (stage) => {
    const { desk, hand } = stage;
    const address = `/SubGallery?id=${/albums\/(\d+)/.exec(desk.url())?.[1]}`;
    await shows(stage, address, "The march past");
    const card = desk.locator(".desk-card").first();
    await hand.write(card.getByLabel(/^In words/), "Boys march past the flag");
    await hand.click(card.getByText("Keep in view"));
    await hand.tick(card.getByLabel("top left"));
    await expect(card.getByText("Saved")).toBeVisible();
    await shows(stage, address, "Boys march past the flag");
    await shows(stage, address, "focus-x2 focus-y2");
    await shows(stage, "/Gallery", "focus-x2 focus-y2");
    await isServed(stage, address);
  },
};

/** The picture is served under the name with the point, and under the plain one that was passed on. */
async function isServed({ site }: Stage, address: string): Promise<void> {
  const html = await (await fetch(site.url + address)).text();
  const [name = ""] = /[0-9a-f]{32}-f22\.jpg/.exec(html) ?? [];
  for (const file of [name, name.replace("-f22", "")]) {
    expect((await fetch(`${site.url}/api/image/${file}?w=320`)).status, file).toBe(200);
  }
  const page = await fetch(`${site.url}${address}&photo=${name.replace("-f22", "")}`);
  expect(await page.text()).toContain('id="photo"');
}
