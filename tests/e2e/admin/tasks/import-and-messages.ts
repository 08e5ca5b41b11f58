import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { type Backend, uploadFile } from "../../harness/admin.ts";
import { expect } from "../../harness/fixtures.ts";
import { expectOnSite, type Task, type TaskContext } from "./task.ts";

/** The file that a link downloads. */
async function download({ adminPage, driver }: TaskContext, link: Locator) {
  const [file] = await Promise.all([adminPage.waitForEvent("download"), driver.click(link)]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

const [oneTime, own] = ["a first word for once", "lamps over seven quiet stairs"];

export const signIn: Task = {
  slug: "sign-in",
  title: "Sign in for the first time",
  max: { clicks: 8, keys: 40, seconds: 30 },
  setUp: async ({ adminPage, backend, tag }) => {
    const email = `editor-${tag}@sgc.example`;
    const person = { name: "A new editor", role: "editor", email, password: oneTime };
    await backend.editor.save("POST", "users", person);
    await adminPage.context().clearCookies();
    return "";
  },
  run: async ({ adminPage, driver, tag, screenshot }) => {
    await driver.write(adminPage.locator("#field-email"), `editor-${tag}@sgc.example`);
    await driver.write(adminPage.locator("#field-password"), oneTime);
    await screenshot("The login page");
    await driver.click(adminPage.getByRole("button", { name: "Sign in" }));
    await adminPage.waitForURL("**/admin/account");
    await driver.write(adminPage.getByLabel("New password"), own);
    await driver.write(adminPage.getByLabel("Confirm password"), own);
    await screenshot("The password change");
    await driver.click(adminPage.getByRole("button", { name: "Change password" }));
    await expect(adminPage.getByText("The password was changed.")).toBeVisible();
    await driver.click(adminPage.locator(".step-nav__home, .step-nav a").first());
    await expect(adminPage.locator(".admin-today")).toBeVisible();
    await screenshot("The dashboard");
  },
};

async function importTable(context: TaskContext, rows: string[], encoding: BufferEncoding) {
  const { adminPage, driver, screenshot } = context;
  const file = uploadFile("table.csv", "text/csv", `\ufeff${rows.join("\n")}`, encoding);
  await driver.choose(adminPage.getByLabel("Choose a file (XLSX or CSV)"), [file]);
  await driver.click(adminPage.getByRole("button", { name: "Preview" }));
  await expect(adminPage.getByText("No errors found")).toBeVisible();
  await screenshot("The preview of the import");
  await driver.click(adminPage.getByRole("button", { name: "Import", exact: true }));
  await expect(adminPage.getByText("Imported.")).toBeVisible({ timeout: 30_000 });
}

export const toppers: Task = {
  slug: "import",
  title: "Import a table of toppers or birthdays",
  max: { clicks: 5, keys: 20, seconds: 20 },
  setUp: () => "/import?into=toppers",
  run: async (context) => {
    // With Hindi and semicolons, in UTF-16, as some programs export.
    const pupils = Array.from(
      { length: 30 },
      (_, n) => `छात्र ${n + 1} ${context.tag};XII;2025-26;${60 + n};Science;Mother;1/4/2026`,
    );
    const head = "Name;Class;Session;Marks;Stream;Consent;Consent date";
    await importTable(context, [head, ...pupils], "utf16le");
  },
  verify: async (context) => {
    await expectOnSite(context, "/TopperXII").toContain(`30 ${context.tag}`);
    const link = context.adminPage.getByRole("link", { name: "Download a template" });
    const { name, text } = await download(context, link);
    expect(name).toBe("toppers.csv");
    expect(text).toMatch(/^\ufeffName,Class,Session,Marks,Stream,Consent given by,/);
  },
};

export const menus: Task = {
  slug: "menu",
  title: "Import the menus of a month",
  max: { clicks: 6, keys: 20, seconds: 20 },
  setUp: () => "/import?into=toppers",
  run: async (context) => {
    const { adminPage, driver, tag } = context;
    // Each input method imports another month.
    const month = { mouse: 9, keys: 10 }[tag] ?? 8;
    const days = Array.from({ length: 30 }, (_, day) => `${day + 1}/${month}/2026,राजमा,Rice`);
    await driver.select(adminPage.getByLabel("Import into"), "Weekly menus");
    await importTable(context, ["Date,Lunch,Dinner", ...days], "utf8");
  },
};

async function sendMessage({ cms }: Backend, name: string): Promise<void> {
  const message = "=1+1 When does the term begin?";
  const sent = await fetch(`${cms.url}/api/form/SGSM/CF`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-cms-token": cms.env["CONTENT_API_TOKEN"] ?? "",
    },
    body: JSON.stringify({ name, email: "p@home.example", message, schoolcode: "SGSM" }),
  });
  expect(sent.status).toBe(201);
}

export const messages: Task = {
  slug: "messages",
  title: "Resolve the messages of the day",
  max: { clicks: 4, keys: 75, seconds: 20 },
  setUp: async ({ backend, tag }) => {
    await sendMessage(backend, `A parent ${tag}`);
    return "";
  },
  run: async ({ adminPage, driver, tag, screenshot }) => {
    await driver.click(adminPage.getByRole("link", { name: /^Open the inbox/ }));
    const row = adminPage.getByRole("row", { name: new RegExp(`A parent ${tag}`) });
    await driver.click(row.getByRole("link").first());
    const reply = adminPage.getByRole("link", { name: "Reply in your e-mail app" });
    await expect(reply).toHaveAttribute("href", /^mailto:p%40home\.example\?.*When/);
    await driver.click(adminPage.getByRole("button", { name: "Mark as done" }));
    await expect(adminPage.getByText("Resolved by School office")).toBeVisible();
    await screenshot("A resolved message");
  },
};

export const enquiry: Task = {
  slug: "enquiry",
  title: "Answer an enquiry",
  max: { clicks: 5, keys: 75, seconds: 20 },
  setUp: async ({ backend: { cms }, tag }) => {
    const sent = await fetch(`${cms.url}/api/admission/SGSM/enquiry`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-cms-token": cms.env["CONTENT_API_TOKEN"] ?? "",
      },
      body: JSON.stringify({
        class: "VI",
        schoolYear: "2027-2028",
        boarding: "yes",
        question: "When may we see the school?",
        name: `A family ${tag}`,
        contact: "family@home.example",
        language: "en",
        reference: "E-7KQ9-4F",
        // The CMS receives it at the time of the machine.
        answerBy: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      }),
    });
    expect(sent.status).toBe(201);
    return "";
  },
  run: async ({ adminPage, driver, screenshot }) => {
    await screenshot("The dashboard with an enquiry");
    await driver.click(adminPage.getByRole("link", { name: /^Answer it/ }));
    const reply = adminPage.getByRole("link", { name: "Reply in your e-mail app" });
    await expect(reply).toHaveAttribute(
      "href",
      /^mailto:family%40home\.example\?subject=E-7KQ9-4F.*When/,
    );
    await driver.select(adminPage.getByLabel("State"), "Answered");
    await driver.click(adminPage.getByRole("button", { name: "Save", exact: true }));
    await expect(adminPage.getByText("Answered by School office")).toBeVisible();
    await screenshot("An answered enquiry");
  },
};

export const exported: Task = {
  slug: "export",
  title: "Export the messages as a table",
  max: { clicks: 1, keys: 20, seconds: 10 },
  setUp: async ({ backend, tag }) => {
    await sendMessage(backend, `A guardian ${tag}`);
    return "/collections/contact-messages";
  },
  run: async (context) => {
    const { adminPage, tag, screenshot } = context;
    await screenshot("The inbox");
    const link = adminPage.getByRole("link", { name: "Export as CSV" });
    const { name, text } = await download(context, link);
    expect(name).toMatch(/^contact-messages-.*\.csv$/);
    expect(text).toContain(`A guardian ${tag}`);
    expect(text).toContain(",'=1+1 When does the term begin?");
  },
};
