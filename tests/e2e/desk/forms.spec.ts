import { openAtDesk, deskTest as test } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";
import { holdRequests } from "../harness/hold-requests.ts";

test("an earlier version is looked at, and restored as a draft", async ({ desk, office }) => {
  const { clerk } = office;
  const item = { title: "Earlier", _status: "published" };
  const { id } = await clerk.save("POST", "news", item);
  await clerk.save("PATCH", `news/${id}`, { title: "Present", _status: "published" });
  await openAtDesk(desk, office, `/collections/news/${id}/versions`);
  await desk.locator("tbody tr").nth(1).getByRole("link").first().click();
  await desk.getByRole("button", { name: "Restore this version" }).click();
  const question = desk.getByRole("dialog");
  await expect(question).toContainText("as a draft");
  await question.getByRole("button", { name: "Confirm" }).click();
  await desk.waitForURL(`**/collections/news/${id}`);
  await expect(desk.getByLabel("Title")).toHaveValue("Earlier");
  const { title } = await (await clerk.ask("GET", `news/${id}?draft=false`)).json();
  expect(title).toBe("Present");
});

test("a press while a screen still loads is not lost", async ({ desk, office }) => {
  const notice = { title: "By the clock", _status: "draft" };
  const { id } = await office.clerk.save("POST", "notices?draft=true", notice);
  const goOn = await holdRequests(desk, /_next\/static\/.*\.js/);
  await desk.goto(`${office.host.url}/admin`, { waitUntil: "commit" });
  await desk.getByRole("link", { name: "New event" }).click();
  await desk.waitForURL("**/collections/events/create", { waitUntil: "commit" });
  const address = `${office.host.url}/admin/collections/notices/${id}`;
  await desk.goto(address, { waitUntil: "commit" });
  const button = desk.getByRole("button", { name: "Publish changes" });
  await button.waitFor();
  const pressed = button.click();
  goOn();
  await pressed;
  await expect(desk.getByText(/^On the website/).first()).toBeVisible();
});

test("a set time is refused when it cannot come true, or taken back", async ({ desk, office }) => {
  const notice = { title: "By the clock", url: "javascript:alert(1)", school: 1, _status: "draft" };
  const { id } = await office.clerk.save("POST", "notices?draft=true", notice);
  await openAtDesk(desk, office, `/collections/notices/${id}`);
  const box = desk.getByRole("region", { name: "At a set time" });
  const set = async (day: string, time: string) => {
    await box.getByLabel("On").fill(day);
    await box.getByLabel("At").fill(time);
    await box.getByRole("button", { name: "Set the time" }).click();
  };
  await set("05/12/2030", "9:30");
  await expect(box.getByRole("alert")).toContainText("would fail: Link: Please give an address");
  await expect(desk.getByText("Schedule Publish")).toBeHidden();
  await office.clerk.save("PATCH", `notices/${id}?draft=true`, { url: "", _status: "draft" });
  await set("31/11/2030", "9:30");
  await expect(box.getByRole("alert")).toContainText("Please give the day");
  await set("05/12/2020", "9:30");
  await expect(box.getByRole("alert")).toContainText("has passed");
  await set("05/12/2030", "9:30");
  await expect(box.getByText("Publish on 5 December 2030, 09:30")).toBeVisible();
  await box.getByRole("button", { name: "Take back" }).click();
  await expect(box.getByText("Publish on")).toBeHidden();
});

test("a date is read day first, and a text that is no date is refused", async ({
  desk,
  office,
}) => {
  await openAtDesk(desk, office, "/collections/events/create");
  const date = desk.getByLabel("Date", { exact: true });
  for (const typed of ["5.12.2026", "5 Dec 2026", "05/12/2026"]) {
    await date.fill(typed);
    await date.blur();
    await expect(desk.getByText("Saturday, 5 December 2026")).toBeVisible();
  }
  await date.fill("32/13/2026");
  await date.blur();
  await expect(desk.getByText("“32/13/2026” cannot be read as a date")).toBeVisible();
  await expect(date).toHaveValue("32/13/2026");
  await desk.getByLabel("Shown in").selectOption("Academic calendar");
  await expect(desk.getByLabel("Shown in")).toHaveValue("AcademicCalender");
});

test("what a rule refuses is said beside its field", async ({ desk, office }) => {
  await openAtDesk(desk, office, "/collections/notices/create");
  await desk.getByLabel("Title").fill("With a link that could do harm");
  await desk.getByLabel("Link").fill("javascript:alert(1)");
  await desk.getByRole("button", { name: "Publish changes" }).click();
  const field = desk.locator(".field-type", { has: desk.getByLabel("Link") }).last();
  await expect(field).toContainText("Please give an address");
  await expect(desk.getByText("An unknown error occurred")).toBeHidden();
});

test("the text editor has its buttons, and pasted text no colours", async ({ desk, office }) => {
  await openAtDesk(desk, office, "/collections/principal-messages/create");
  await expect(desk.locator(".fixed-toolbar button").first()).toBeVisible();
  expect(await desk.locator(".fixed-toolbar button").count()).toBeGreaterThan(6);
  const text = desk.locator('[contenteditable="true"]').first();
  await text.click();
  await text.evaluate((place) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      `<h2 style="color:red">Meals</h2><p><span style="font-size:40px">Ask the</span> <a href="https://mess.example/">mess of the school</a></p><ul><li>Rice</li><li>Fruit</li></ul>`,
    );
    place.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(text.locator("h2")).toHaveText("Meals");
  await expect(text.locator("li")).toHaveText(["Rice", "Fruit"]);
  await expect(text.getByRole("link")).toHaveText("mess of the school");
  expect(await text.innerHTML()).not.toMatch(/color:|font-size/);
});

test("a refused password stays typed, and only use keeps a session", async ({ desk, office }) => {
  await desk.clock.install();
  await openAtDesk(desk, office, "/account");
  const boxes = [desk.getByLabel("New password"), desk.getByLabel("The same again")];
  for (const box of boxes) await box.fill("password1234");
  await desk.getByRole("button", { name: "Save the new password" }).click();
  await expect(desk.getByText("too easy to guess")).toBeVisible();
  for (const box of boxes) await expect(box).toHaveValue("password1234");

  const renewals: string[] = [];
  desk.on("request", (request) => {
    if (request.url().includes("/refresh-token")) renewals.push(request.url());
  });
  await desk.clock.fastForward("04:30");
  await desk.keyboard.press("Tab");
  await desk.clock.fastForward("10:00");
  expect(renewals).toEqual([]);
  await desk.keyboard.press("Tab");
  await desk.clock.fastForward("00:05");
  await expect.poll(() => renewals.length).toBe(1);
});

test("the last field of the album form is three keys from Publish", async ({ desk, office }) => {
  await openAtDesk(desk, office, "/collections/albums/create");
  await desk.getByLabel("Title").fill("An album by keys");
  const lastField = desk.getByRole("group", { name: "Photograph on the share picture" });
  await lastField.getByRole("button", { name: "Take from the desk’s picture" }).focus();
  await desk.keyboard.press("Tab");
  await expect(desk.getByRole("button", { name: "Go to “Publish”" })).toBeFocused();
  await desk.keyboard.press("Enter");
  await desk.keyboard.press("Enter");
  await expect(desk.getByText("Not on the website, because").first()).toBeVisible();
});

test("the dashboard names a link in the midst of a text that leads to no page", async ({
  office: { host, clerk },
  website,
}) => {
  expect((await fetch(`${website.url}/Nowhere`)).status).toBe(404);
  const published = { _status: "published" };
  await clerk.save("POST", "notices", { ...published, title: "Leads on", url: "/Contact" });
  const link = { type: "link", version: 3, fields: { linkType: "custom", url: "/Nowhere#door" } };
  const words = { ...link, children: [{ type: "text", text: "the way in", version: 1 }] };
  const root = { type: "root", version: 1, children: [{ type: "paragraph", children: [words] }] };
  const page = { title: "The way in", address: "/the-way-in", group: "About", body: { root } };
  const { id } = await clerk.save("POST", "pages", { ...published, ...page });
  const headers = { cookie: clerk.cookie, "sec-fetch-site": "same-origin" };
  const dashboard = await (await fetch(`${host.url}/admin`, { headers })).text();
  expect(dashboard).toContain("“The way in” links to /Nowhere, and the website has no such page.");
  expect(dashboard).toContain(`href="/admin/collections/pages/${id}"`);
  expect(dashboard).not.toContain("“Leads on” links");
});
