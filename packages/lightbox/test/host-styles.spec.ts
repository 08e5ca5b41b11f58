import type { Page } from "@playwright/test";
import { expect, test, type Viewer } from "./viewer.ts";

/** Rules for elements and attributes, as in resets and classless style sheets. */
const hostile = `
  * { margin: 3px; padding: 2px; }
  dialog, dialog[open] { margin: 40px; padding: 20px; border: 9px solid red; max-width: 50ch; opacity: 0.5; }
  button, [type=button] { min-width: 200px; margin: 9px; padding: 20px; border: 3px solid red; background: red; color: blue; text-transform: uppercase; letter-spacing: 5px; box-shadow: 0 0 9px red; }
  button:hover, button:not(.x) { background: lime; border-radius: 20px; }
  svg { width: 1em; height: 3em; fill: red; stroke: lime; }
  svg path { fill: lime; stroke-width: 9; }
  img { max-width: 50%; border: 9px solid red; border-radius: 40px; padding: 9px; opacity: 0.3; filter: blur(3px); }
  h2 { font-size: 60px; color: red; text-transform: uppercase; }
  p, dl, dt, dd, kbd, aside, div div, b, span { margin: 11px; padding: 7px; border: 1px solid red; }
  dt { float: left; width: 200px; } dd { font-size: 40px; } kbd { background: red; font-size: 40px; }
  [role=group] { display: inline-flex; width: 300px; margin-bottom: 40px; }
  a { color: red; background: lime; padding: 20px; }
`;

/** After all sheets of the page, where a rule of the same specificity wins. */
const addSheet = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

/** Position and look of each element of the viewer, with the elements in its icons and thumbnails. */
const readElements = (viewer: Viewer) =>
  viewer.dialog.evaluate((dialog) => {
    const parts = '[class^="plb"], .plb__icon *, .plb__thumbnail *, .plb__failed *';
    return [dialog, ...dialog.querySelectorAll(parts)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const names = [
        ...["color", "backgroundColor", "borderTopWidth", "borderTopLeftRadius", "fontSize"],
        ...["textTransform", "letterSpacing", "boxShadow", "opacity", "filter", "fill", "stroke"],
        ...["strokeWidth", "marginTop", "paddingLeft", "float", "display", "objectFit"],
      ] as const;
      const look = names.map((name) => `${name} ${style[name as keyof CSSStyleDeclaration]}`);
      const box = [x, y, width, height].map((number) => Math.round(number));
      return `${element.tagName} ${element.getAttribute("class")} ${box} ${look.join(", ")}`;
    });
  });

const countEmptyIcons = (viewer: Viewer) =>
  viewer.dialog
    .locator(".plb__icon path")
    .evaluateAll((all) => all.filter((path) => getComputedStyle(path).d === "none").length);

const parts = { showNavigationDots: true, displayMetadata: true, downloadImages: true };

test("rules of the host page for elements do not apply in the viewer", async ({ viewer, page }) => {
  viewer.expected.push(/Failed to load resource/);
  await viewer.visitHost({ state: { open: true, ids: ["1", "2", "x3"], options: parts } });
  await viewer.expectLoaded();
  await page.mouse.move(0, 0);
  const compare = async () => {
    let before: string[] = [];
    // The slides may still move.
    await expect
      .poll(async () => {
        const last = before;
        before = await readElements(viewer);
        return JSON.stringify(last) === JSON.stringify(before);
      })
      .toBe(true);
    expect(before.length).toBeGreaterThan(30);
    await addSheet(page, hostile);
    expect(await readElements(viewer)).toEqual(before);
    expect(await countEmptyIcons(viewer)).toBe(0);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  };
  await compare();
  await viewer.clickButton("More");
  await compare();
  await viewer.press("Escape");
  await viewer.press("?");
  await compare();
  await viewer.press("Escape");
  await viewer.press("End");
  await expect(viewer.button("Retry")).toBeVisible();
  await compare();
});

test("rules of the viewer do not apply to the slides of the host page", async ({
  viewer,
  page,
}) => {
  await viewer.visitHost({ slides: "text", state: { open: true } });
  const read = (selector: string) =>
    page.locator(selector).evaluate((section) => {
      const all = [...section.querySelectorAll("*")];
      const names = [
        ...[
          "margin",
          "padding",
          "borderWidth",
          "borderStyle",
          "display",
          "fontSize",
          "fontWeight",
          "opacity",
        ],
        ...["boxSizing", "borderRadius", "backgroundColor", "cursor", "textAlign"],
      ] as const;
      return all.map((element) => {
        const style = getComputedStyle(element);
        return names.map((name) => `${element.tagName} ${name} ${style[name as "margin"]}`);
      });
    });
  await expect(viewer.current.getByRole("heading", { name: "Heading" })).toBeVisible();
  await page.evaluate(() => {
    const copy = document.querySelector(".plb__slide--current .host-text")?.cloneNode(true);
    if (copy) document.querySelector("main")?.append(copy);
  });
  const own = await read("main .host-text");
  expect(own.length).toBeGreaterThan(6);
  // Colour, font and line height are inherited.
  expect(await read(".plb__slide--current .host-text")).toEqual(own);
});
