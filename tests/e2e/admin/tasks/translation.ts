import { setLanguages } from "../../harness/admin.ts";
import { expect } from "../../harness/fixtures.ts";
import { expectOnSite, type Task } from "./task.ts";

const toTitle = (tag: string) => `A page to translate (${tag})`;
const toHindi = (tag: string) => `एक पृष्ठ (${tag})`;
const toAddress = (tag: string) => `/to-translate-${tag}`;

export const translation: Task = {
  slug: "translate",
  title: "Translate a page",
  max: { clicks: 12, keys: 150, seconds: 30 },
  setUp: async (context) => {
    await setLanguages(context.backend.editor, ["hi"]);
    const { tag, backend } = context;
    const page = { title: toTitle(tag), address: toAddress(tag), lead: "Since {founded}." };
    await backend.editor.publish("pages", page);
    return "/collections/translations";
  },
  run: async ({ adminPage, driver, tag, screenshot }) => {
    await adminPage.getByRole("heading", { name: "हिन्दी" }).waitFor();
    await screenshot("What is not translated");
    const row = adminPage.getByRole("row").filter({ hasText: toTitle(tag) });
    await driver.click(row.getByRole("button", { name: "Translate" }));
    await driver.write(adminPage.getByLabel("Translation: Title"), toHindi(tag));
    await driver.write(adminPage.getByLabel("Translation: Introduction"), "{founded} से।");
    await screenshot("Both texts");
    await driver.click(adminPage.getByRole("button", { name: "Publish changes" }));
    await expect(adminPage.getByText("Updated successfully").first()).toBeVisible();
  },
  verify: async (context) => {
    await expectOnSite(context, `/hi${toAddress(context.tag)}`).toContain(toHindi(context.tag));
    await setLanguages(context.backend.editor, []);
  },
};
