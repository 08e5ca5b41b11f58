import { expect, withContent } from "./harness/fixtures.ts";
import { hindiContent } from "./harness/hindi-content.ts";

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
  lists: { ...hindiContent("half"), "/api/newsletter/SGSM": [{ sender: "office@sgc.example" }] },
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
