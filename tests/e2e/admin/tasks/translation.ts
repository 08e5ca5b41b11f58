import { expect } from "../../harness/fixtures.ts";
import { readJson } from "../../harness/read-json.ts";
import type { Task, TaskContext } from "./task.ts";

const toTitle = (tag: string) => `A page to translate (${tag})`;
const toAddress = (tag: string) => `/to-translate-${tag}`;

const setLanguages = ({ backend }: TaskContext, languages: string[]) =>
  backend.editor.save("POST", "globals/settings", { languages, _status: "published" });

export const translation: Task = {
  slug: "translate",
  title: "Translate a page",
  max: { clicks: 12, keys: 150, seconds: 30 },
  setUp: async (context) => {
    await setLanguages(context, ["hi"]);
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
    await driver.write(adminPage.getByLabel("Translation: Title"), `एक पृष्ठ (${tag})`);
    await driver.write(adminPage.getByLabel("Translation: Introduction"), "{founded} से।");
    await screenshot("Both texts");
    await driver.click(adminPage.getByRole("button", { name: "Publish changes" }));
    await expect(adminPage.getByText("Updated successfully").first()).toBeVisible();
  },
  verify: async (context) => {
    const { backend, tag } = context;
    const response = await fetch(`${backend.cms.url}/api/site/SGSM?lang=hi`);
    const { pages } = await readJson(response);
    expect(pages.list).toContainEqual(
      expect.objectContaining({ lang: "hi", title: `एक पृष्ठ (${tag})`, address: toAddress(tag) }),
    );
    await setLanguages(context, []);
  },
};
