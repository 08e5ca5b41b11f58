import { expect, withContent } from "./harness/fixtures.ts";
import { hindiContent } from "./harness/hindi-content.ts";
import { admissionLists } from "./harness/visits.ts";

const test = withContent({ lists: hindiContent("half") });

test("typed values go along to the other language, and nothing is sent", async ({ page, cms }) => {
  await page.goto("/contact");
  await page.locator("[data-hydrated][data-island=ContactForm]").waitFor();
  await page.getByLabel("Name").fill("A. Parent");
  await page.getByRole("button", { name: "हिन्दी में जारी रखें" }).click();
  await expect(page).toHaveURL(/\/hi\/contact$/);
  await expect(page.locator("#contact-name")).toHaveValue("A. Parent");
  expect(cms.received.filter(({ method }) => method === "POST")).toEqual([]);
});

const withMail = withContent({
  lists: {
    ...hindiContent("half"),
    ...admissionLists,
    "/api/newsletter/SGSM": [{ sender: "office@sgc.example" }],
  },
});

withMail(
  "an address for the newsletter goes along, and nothing is sent",
  async ({ request, cms }) => {
    const form = { email: "dadi@home.example", "switch-language": "hi" };
    const response = await request.post("/hi/newsletter", {
      form,
      headers: { origin: new URL((await request.get("/hi")).url()).origin },
    });
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain('lang="hi-IN"');
    expect(html).toContain('value="dadi@home.example"');
    expect(cms.received.filter(({ method }) => method === "POST")).toEqual([]);
  },
);

withMail("what is typed about a visit goes along, and nothing is sent", async ({ page, cms }) => {
  await page.goto("/admission/visit");
  await page.getByRole("radio", { name: /2:30 PM/ }).check();
  await page.getByLabel("How many people come").selectOption("3");
  await page.getByLabel("Class", { exact: true }).selectOption("VI");
  await page.getByLabel("Your name").fill("A. Parent");
  await page.locator("#visit-email").fill("dadi@home.example");
  await page.getByRole("button", { name: "हिन्दी में जारी रखें" }).click();
  await expect(page).toHaveURL(/\/hi\/admission\/visit$/);
  await expect(page.getByRole("radio", { name: /दोपहर 2:30 बजे/ })).toBeChecked();
  await expect(page.getByLabel("कितने लोग आएँगे")).toHaveValue("3");
  await expect(page.getByLabel("कक्षा", { exact: true })).toHaveValue("VI");
  await expect(page.getByLabel("आपका नाम")).toHaveValue("A. Parent");
  await expect(page.locator("#visit-email")).toHaveValue("dadi@home.example");
  await expect(page.getByLabel("हमारे ई-मेल किस भाषा में")).toHaveValue("hi");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  expect(cms.received.filter(({ method }) => method === "POST")).toEqual([]);
});

withMail("what is typed about admission goes along, and nothing is sent", async ({ page, cms }) => {
  await page.goto("/admission/enquire");
  await page.getByLabel("Class", { exact: true }).selectOption("IX");
  await page.getByLabel("Your name").fill("A. Parent");
  await page.getByRole("button", { name: "हिन्दी में जारी रखें" }).click();
  await expect(page).toHaveURL(/\/hi\/admission\/enquire$/);
  await expect(page.getByLabel("कक्षा", { exact: true })).toHaveValue("IX");
  await expect(page.getByLabel("आपका नाम")).toHaveValue("A. Parent");
  await expect(page.getByLabel("जवाब किस भाषा में")).toHaveValue("hi");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  expect(cms.received.filter(({ method }) => method === "POST")).toEqual([]);
});
