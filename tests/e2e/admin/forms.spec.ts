import { signIn } from "../../../apps/cms/test/editor.ts";
import { openAdmin, openContext, adminTest as test } from "../harness/admin.ts";
import { expect } from "../harness/fixtures.ts";
import { holdRequests } from "../harness/hold-requests.ts";
import { readJson } from "../harness/read-json.ts";

test("an earlier version can be viewed and restored as a draft, and the list states what visitors see", async ({
  adminPage,
  backend,
}) => {
  const { editor } = backend;
  const item = { title: "Earlier", _status: "published" };
  const { id } = await editor.save("POST", "news", item);
  await editor.save("PATCH", `news/${id}`, { title: "Present", _status: "published" });
  await openAdmin(adminPage, backend, `/collections/news/${id}/versions`);
  await adminPage.locator("tbody tr").nth(1).getByRole("link").first().click();
  await adminPage.getByRole("button", { name: "Restore this version" }).click();
  const dialog = adminPage.getByRole("dialog");
  await expect(dialog).toContainText("as a draft");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await adminPage.waitForURL(`**/collections/news/${id}`);
  await expect(adminPage.getByLabel("Title")).toHaveValue("Earlier");
  const { title } = await readJson(await editor.ask("GET", `news/${id}?draft=false`));
  expect(title).toBe("Present");
  await openAdmin(adminPage, backend, "/collections/news?search=Earlier");
  const row = adminPage.locator("tbody tr", { hasText: "Earlier" });
  await expect(row.getByRole("link", { name: "On the website" })).toBeVisible();
  await expect(row).toContainText("Visitors see the last published version.");
});

test("a click before hydration is replayed", async ({ adminPage, backend }) => {
  const notice = { title: "By the clock", _status: "draft" };
  const { id } = await backend.editor.save("POST", "notices?draft=true", notice);
  const releaseRequests = await holdRequests(adminPage, /_next\/static\/.*\.js/);
  await adminPage.goto(`${backend.cms.url}/admin`, { waitUntil: "commit" });
  await adminPage.getByRole("link", { name: "New event" }).click();
  await adminPage.waitForURL("**/collections/events/create", { waitUntil: "commit" });
  const address = `${backend.cms.url}/admin/collections/notices/${id}`;
  await adminPage.goto(address, { waitUntil: "commit" });
  const button = adminPage.getByRole("button", { name: "Publish changes" });
  await button.waitFor();
  const clicked = button.click();
  releaseRequests();
  await clicked;
  await expect(adminPage.getByText(/^On the website/).first()).toBeVisible();
});

test("a schedule that would fail is rejected, and a schedule can be cancelled", async ({
  adminPage,
  backend,
}) => {
  const notice = { title: "By the clock", url: "javascript:alert(1)", _status: "draft" };
  const { id } = await backend.editor.save("POST", "notices?draft=true", notice);
  await openAdmin(adminPage, backend, `/collections/notices/${id}`);
  const box = adminPage.getByRole("region", { name: "Scheduled publishing" });
  const set = async (day: string, time: string) => {
    await box.getByLabel("Date").fill(day);
    await box.getByLabel("Time").fill(time);
    await box.getByRole("button", { name: "Schedule" }).click();
  };
  await set("05/12/2030", "9:30");
  await expect(box.getByRole("alert")).toContainText("would fail: Link: Please enter a URL");
  await expect(adminPage.getByText("Schedule Publish")).toBeHidden();
  await backend.editor.save("PATCH", `notices/${id}?draft=true`, { url: "", _status: "draft" });
  await set("31/11/2030", "9:30");
  await expect(box.getByRole("alert")).toContainText("Please enter the date");
  await set("05/12/2020", "9:30");
  await expect(box.getByRole("alert")).toContainText("is in the past");
  await set("05/12/2030", "9:30");
  await expect(box.getByText("Publish on 5 December 2030, 09:30")).toBeVisible();
  await box.getByRole("button", { name: "Cancel schedule" }).click();
  await expect(box.getByText("Publish on")).toBeHidden();
});

test("a validation error is shown next to its field", async ({ adminPage, backend }) => {
  await openAdmin(adminPage, backend, "/collections/notices/create");
  await adminPage.getByLabel("Title").fill("With a link that could do harm");
  await adminPage.getByLabel("Link").fill("javascript:alert(1)");
  await adminPage.getByRole("button", { name: "Publish changes" }).click();
  const field = adminPage.locator(".field-type", { has: adminPage.getByLabel("Link") }).last();
  await expect(field).toContainText("Please enter a URL");
  await expect(adminPage.getByText("An unknown error occurred")).toBeHidden();
});

test("the rich text editor has a toolbar, removes colours from pasted text, and Tab leaves it", async ({
  adminPage,
  backend,
}) => {
  await openAdmin(adminPage, backend, "/collections/principal-messages/create");
  await expect(adminPage.locator(".fixed-toolbar button").first()).toBeVisible();
  expect(await adminPage.locator(".fixed-toolbar button").count()).toBeGreaterThan(6);
  const text = adminPage.locator('[contenteditable="true"]').first();
  await text.click();
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      `<h2 style="color:red">Meals</h2><p><span style="font-size:40px">Ask the</span> <a href="https://mess.example/">mess of the school</a></p><ul><li>Rice</li><li>Fruit</li></ul>`,
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(text.locator("h2")).toHaveText("Meals");
  await expect(text.locator("li")).toHaveText(["Rice", "Fruit"]);
  await expect(text.getByRole("link")).toHaveText("mess of the school");
  expect(await text.innerHTML()).not.toMatch(/color:|font-size/);
  await text.press("Tab");
  await expect(text).not.toBeFocused();
});

test("a rejected password stays in the form, and only activity renews the session", async ({
  adminPage,
  backend,
}) => {
  await adminPage.clock.install();
  await openAdmin(adminPage, backend, "/account");
  const boxes = [adminPage.getByLabel("New password"), adminPage.getByLabel("Confirm password")];
  for (const box of boxes) await box.fill("password1234");
  await adminPage.getByRole("button", { name: "Change password" }).click();
  await expect(adminPage.getByText("too easy to guess")).toBeVisible();
  for (const box of boxes) await expect(box).toHaveValue("password1234");

  const renewals: string[] = [];
  adminPage.on("request", (request) => {
    if (request.url().includes("/refresh-token")) renewals.push(request.url());
  });
  await adminPage.clock.fastForward("04:30");
  await adminPage.keyboard.press("Tab");
  await adminPage.clock.fastForward("10:00");
  expect(renewals).toEqual([]);
  await adminPage.keyboard.press("Tab");
  await adminPage.clock.fastForward("00:05");
  await expect.poll(() => renewals.length).toBe(1);
});

test("a user changes the own e-mail address with the current password", async ({
  browser,
  backend,
}) => {
  const person = { email: "mover@sgc.example", password: "one for the mover" };
  await backend.editor.save("POST", "users", { name: "Mover", role: "editor", ...person });
  const first = await signIn(backend.cms, person.email, person.password);
  const { user } = await readJson(await first.ask("GET", "users/me"));
  const oldPassword = "the own words of the mover";
  await first.save("PATCH", `users/${user.id}`, { password: oldPassword });
  const editor = await signIn(backend.cms, person.email, oldPassword);
  const page = await openContext(browser, { ...backend, editor });
  await openAdmin(page, backend, "/account");
  const box = page.getByRole("group", { name: "Your e-mail address" });
  await box.getByLabel("New e-mail address").fill("moved@sgc.example");
  await box.getByLabel("Current password").fill(oldPassword);
  await box.getByRole("button", { name: "Change e-mail address" }).click();
  await expect(box.getByRole("status")).toHaveText("The e-mail address was changed.");
  await signIn(backend.cms, "moved@sgc.example", oldPassword);
  await page.context().close();
});

test("the last field of the album form is three key presses from Publish", async ({
  adminPage,
  backend,
}) => {
  await openAdmin(adminPage, backend, "/collections/albums/create");
  await adminPage.getByLabel("Title").fill("An album by keys");
  const lastField = adminPage.getByRole("group", { name: "Social sharing image" });
  await lastField.getByRole("button", { name: "Choose from library" }).focus();
  await adminPage.keyboard.press("Tab");
  await expect(adminPage.getByRole("button", { name: "Go to “Publish”" })).toBeFocused();
  await adminPage.keyboard.press("Enter");
  await adminPage.keyboard.press("Enter");
  await expect(adminPage.getByText("Not visible:").first()).toBeVisible();
});

test("the dashboard lists a broken link inside a text", async ({
  backend: { cms, editor },
  website,
}) => {
  expect((await fetch(`${website.url}/Nowhere`)).status).toBe(404);
  const published = { _status: "published" };
  await editor.save("POST", "notices", { ...published, title: "Leads on", url: "/Contact" });
  const link = { type: "link", version: 3, fields: { linkType: "custom", url: "/Nowhere#door" } };
  const node = { ...link, children: [{ type: "text", text: "the way in", version: 1 }] };
  const root = { type: "root", version: 1, children: [{ type: "paragraph", children: [node] }] };
  const page = { title: "The way in", address: "/the-way-in", group: "About", body: { root } };
  const { id } = await editor.save("POST", "pages", { ...published, ...page });
  const headers = { cookie: editor.cookie, "sec-fetch-site": "same-origin" };
  let dashboard = "";
  // The website may respond too late for the first check.
  await expect(async () => {
    dashboard = await (await fetch(`${cms.url}/admin`, { headers })).text();
    expect(dashboard).toContain("“The way in” links to /Nowhere, which does not exist.");
  }).toPass();
  expect(dashboard).toContain(`href="/admin/collections/pages/${id}"`);
  expect(dashboard).not.toContain("“Leads on” links");
});
