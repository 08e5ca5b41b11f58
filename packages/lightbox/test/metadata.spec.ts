import { holdRequests } from "../../../tests/e2e/harness/hold-requests.ts";
import { expect, test, type Viewer } from "./viewer.ts";

const fields = ["File name", "ISO", "Created", "Height", "Width", "F-number", "Shutter speed"];

const panel = (viewer: Viewer) =>
  viewer.dialog.getByRole("complementary", { name: "Photo details" });

async function readPanel(viewer: Viewer): Promise<Record<string, string>> {
  const rows = await panel(viewer)
    .locator("dl > div")
    .evaluateAll((elements) =>
      elements.map((row) => [...row.children].map((cell) => cell.textContent ?? "")),
    );
  return Object.fromEntries(rows);
}

test("a photo with metadata false has no details and no button for them", async ({ viewer }) => {
  await viewer.open({
    album: "foreign",
    with: ["metadata"],
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

test("the panel shows exactly seven fields from loadMetadata [A267]", async ({ viewer }) => {
  await viewer.open({ with: ["metadata"], options: { displayMetadata: true } });
  await expect
    .poll(() => readPanel(viewer))
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

test("without loadMetadata shows what the item knows", async ({ viewer }) => {
  await viewer.open({ with: ["noMetadata"], options: { displayMetadata: true } });
  await expect
    .poll(() => readPanel(viewer))
    .toMatchObject({ "File name": "photo-01.jpg", Width: "1500 px", ISO: "Not recorded" });
});

test("loadExif reads the EXIF data, without location and owner, by a script loaded on demand [A267]", async ({
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
    .poll(() => readPanel(viewer))
    .toMatchObject({
      "File name": "photo-01.jpg",
      ISO: "400",
      Created: "Jan 11, 2026",
      "F-number": "f/4.0",
      "Shutter speed": "1/60 s",
      Height: "1000 px",
      Width: "1500 px",
    });
  expect(Object.keys(await readPanel(viewer))).toEqual(fields);
  await expect(panel(viewer)).not.toContainText(/27|88|named person|Sample One/);
  expect(scripts.length).toBeGreaterThan(before);
});

test("formats the date by metadataTimeLocale [A267]", async ({ viewer }) => {
  await viewer.open({
    with: ["metadata"],
    options: { displayMetadata: true, metadataTimeLocale: "en-GB" },
  });
  await expect(panel(viewer)).toContainText("11 Jan 2026");
});

test("shows an error and the known fields when loadMetadata fails", async ({ viewer }) => {
  await viewer.open({ with: ["failingMetadata"], options: { displayMetadata: true } });
  await expect(panel(viewer)).toContainText("The details could not be read.");
  expect((await readPanel(viewer)).Width).toBe("1500 px");
  expect((await readPanel(viewer)).ISO).toBe("Not recorded");
});

test("a field is blank while the metadata loads", async ({ viewer, page }) => {
  const release = await holdRequests(page, "**/*lite*");
  await viewer.open({ options: { displayMetadata: true } });
  await expect(panel(viewer).locator("dl")).toHaveAttribute("aria-busy", "true");
  expect(await readPanel(viewer)).toMatchObject({ "File name": "photo-01.jpg", ISO: "\u00a0" });
  release();
  await expect.poll(() => readPanel(viewer)).toMatchObject({ ISO: "400" });
  await expect(panel(viewer).locator("dl")).toHaveAttribute("aria-busy", "false");
});

test("on a narrow screen the panel is collapsed initially [A268]", async ({ viewer, page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await viewer.open({ with: ["metadata"], options: { displayMetadata: true } });
  await viewer.expectLoaded();
  await expect(panel(viewer)).toHaveCount(0);
  await viewer.clickButton("More");
  await viewer.clickButton("Photo details");
  await expect(panel(viewer)).toBeVisible();
  await page.setViewportSize({ width: 769, height: 900 });
  await viewer.open({ with: ["metadata"], options: { displayMetadata: true } });
  await expect(panel(viewer)).toBeVisible();
});
