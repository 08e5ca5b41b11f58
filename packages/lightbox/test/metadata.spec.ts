import { holdRequests } from "../../../tests/e2e/harness/hold-requests.ts";
import { expect, test, type Viewer } from "./viewer.ts";

const fields = ["File name", "ISO", "Created", "Height", "Width", "F-number", "Shutter speed"];

const panel = (viewer: Viewer) =>
  viewer.dialog.getByRole("complementary", { name: "Photo details" });

async function facts(viewer: Viewer): Promise<Record<string, string>> {
  const rows = await panel(viewer)
    .locator("dl > div")
    .evaluateAll((elements) =>
      elements.map((row) => [...row.children].map((cell) => cell.textContent ?? "")),
    );
  return Object.fromEntries(rows);
}

test("a photo with metadata false, of another website, has no details and no button for them", async ({
  viewer,
}) => {
  await viewer.open({
    album: "foreign",
    with: ["facts"],
    options: { displayMetadata: true, downloadImages: true },
  });
  await viewer.expectLoaded();
  await expect(viewer.button("Photo details")).toHaveCount(0);
  await expect(panel(viewer)).toHaveCount(0);
  await viewer.press("i");
  await expect(panel(viewer)).toHaveCount(0);
  await viewer.clickButton("Next");
  await expect(viewer.button("Photo details")).toHaveAttribute("aria-expanded", "true");
  await expect(panel(viewer)).toContainText("photo-2.jpg");
});

test("the panel shows exactly seven facts, from the host page's server [A267]", async ({
  viewer,
}) => {
  await viewer.open({ with: ["facts"], options: { displayMetadata: true } });
  await expect
    .poll(() => facts(viewer))
    .toEqual({
      "File name": "photo-1.jpg",
      ISO: "200",
      Created: "Jan 11, 2026",
      Height: "4000 px",
      Width: "6000 px",
      "F-number": "f/5.6",
      "Shutter speed": "1/125 s",
    });
  await expect(panel(viewer)).not.toContainText(/27\.05|named person/);
  await viewer.press("ArrowRight");
  await expect(panel(viewer)).toContainText("photo-2.jpg");
  await viewer.clickButton("Photo details");
  await expect(panel(viewer)).toHaveCount(0);
});

test("without a server the file itself is read: seven facts, no place, no owner, no script before [A267]", async ({
  viewer,
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await viewer.open({ options: { displayMetadata: false } });
  await viewer.expectLoaded();
  const before = scripts.length;
  expect(scripts.join()).not.toContain("lite.esm");
  await viewer.open({ options: { displayMetadata: true } });
  await expect
    .poll(() => facts(viewer))
    .toMatchObject({
      "File name": "photo-01.jpg",
      ISO: "400",
      Created: "Jan 11, 2026",
      "F-number": "f/4.0",
      "Shutter speed": "1/60 s",
      Height: "1000 px",
      Width: "1500 px",
    });
  expect(Object.keys(await facts(viewer))).toEqual(fields);
  await expect(panel(viewer)).not.toContainText(/27|88|named person|Sample One/);
  expect(scripts.length).toBeGreaterThan(before);
});

test("metadataTimeLocale writes the date as that place does", async ({ viewer }) => {
  await viewer.open({
    with: ["facts"],
    options: { displayMetadata: true, metadataTimeLocale: "en-GB" },
  });
  await expect(panel(viewer)).toContainText("11 Jan 2026");
});

test("when the server fails the panel says so and keeps what is known", async ({ viewer }) => {
  await viewer.open({ with: ["noFacts"], options: { displayMetadata: true } });
  await expect(panel(viewer)).toContainText("The details could not be read.");
  expect((await facts(viewer)).Width).toBe("1500 px");
  expect((await facts(viewer)).ISO).toBe("Not recorded");
});

test("a fact that is on its way is left blank, and not called unknown", async ({
  viewer,
  page,
}) => {
  const letThrough = await holdRequests(page, "**/*lite*");
  await viewer.open({ options: { displayMetadata: true } });
  await expect(panel(viewer).locator("dl")).toHaveAttribute("aria-busy", "true");
  expect(await facts(viewer)).toMatchObject({ "File name": "photo-01.jpg", ISO: "\u00a0" });
  letThrough();
  await expect.poll(() => facts(viewer)).toMatchObject({ ISO: "400" });
  await expect(panel(viewer).locator("dl")).toHaveAttribute("aria-busy", "false");
});

test("on a narrow screen the panel is collapsed until asked for [A268]", async ({
  viewer,
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await viewer.open({ with: ["facts"], options: { displayMetadata: true } });
  await viewer.expectLoaded();
  await expect(panel(viewer)).toHaveCount(0);
  await viewer.clickButton("More");
  await viewer.clickButton("Photo details");
  await expect(panel(viewer)).toBeVisible();
  await page.setViewportSize({ width: 769, height: 900 });
  await viewer.open({ with: ["facts"], options: { displayMetadata: true } });
  await expect(panel(viewer)).toBeVisible();
});
