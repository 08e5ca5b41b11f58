import type { PhotoLightbox } from "../src/element.tsx";
import { expect, test } from "./viewer.ts";

const link = (name: string) => ({ name });

test("the element opens the photo of a pressed link, with the options of its attributes", async ({
  viewer,
  page,
}) => {
  await viewer.visitElement();
  await viewer.nextFrame();
  await page.getByRole("link", link("Ridges")).click();
  await viewer.expectPhoto(2);
  await viewer.expectPhoto("First light");
  await expect(viewer.picture).toHaveJSProperty(
    "currentSrc",
    new URL("/pictures/photo-02.jpg", page.url()).href,
  );
  await expect(viewer.dialog).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(viewer.dialog.locator(".plb__dot")).toHaveCount(2);
  await viewer.clickButton("Onward");
  await viewer.expectPhoto(1);
  await viewer.expectLoaded();
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect(page.getByRole("link", link("Ridges"))).toBeFocused();
  expect(page.url()).toContain("/element.html");
});

test("the element shows links and options that are added later, and closes when it is removed", async ({
  viewer,
  page,
}) => {
  await viewer.visitElement();
  const moves = await page.evaluateHandle(() => {
    const indexes: number[] = [];
    const element = document.querySelector("photo-lightbox") as PhotoLightbox;
    element.options = { onSelect: (index) => indexes.push(index) };
    const added = element.querySelector("a")?.cloneNode(true) as HTMLAnchorElement;
    added.href = "/pictures/photo-03.jpg";
    for (const image of added.querySelectorAll("img")) image.alt = "Snow";
    element.append(added);
    return indexes;
  });
  await viewer.nextFrame();
  await page.getByRole("link", link("Snow")).click();
  await viewer.expectPhoto(3);
  await viewer.press("Home");
  await expect.poll(() => moves.jsonValue()).toEqual([0]);
  await page.evaluate(() => document.querySelector("photo-lightbox")?.remove());
  await viewer.expectClosed();
});

test("the element reads options that were set before its script ran", async ({ viewer, page }) => {
  await page.addInitScript(() => {
    const setOptions = () =>
      Object.assign(document.querySelector("photo-lightbox") ?? {}, {
        options: { labels: { next: "Later" } },
      });
    document.addEventListener("readystatechange", setOptions, { once: true });
  });
  await viewer.visitElement();
  await page.getByRole("link", link("A quadrangle")).click();
  await viewer.expectPhoto(1);
  await viewer.clickButton("Later");
  await viewer.expectPhoto(2);
});

test("a copy of the element opens its own links alone", async ({ viewer, page }) => {
  await viewer.visitElement();
  await page.evaluate(() => {
    const element = document.querySelector("photo-lightbox");
    if (element) document.body.append(element.cloneNode(true));
  });
  await page.getByRole("link", link("Ridges")).nth(1).click();
  await viewer.expectPhoto(2);
  await expect(viewer.dialog.locator(".plb__dot")).toHaveCount(2);
});

test("without the script the links of the element lead to the pictures", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/element.html");
  await page.getByRole("link", link("Ridges")).click();
  await expect(page).toHaveURL(/photo-02\.jpg$/);
  await page.close();
});

test("the element closes when its attribute open is removed", async ({ viewer, page }) => {
  await viewer.visitElement();
  const element = page.locator("photo-lightbox");
  for (let time = 0; time < 2; time += 1) {
    await element.evaluate((it) => it.setAttribute("open", ""));
    await viewer.expectPhoto(1);
    await element.evaluate((it) => it.removeAttribute("open"));
    await viewer.expectClosed();
  }
  await page.getByRole("link", link("Ridges")).click();
  await viewer.expectPhoto(2);
});

test("a second copy of the element's script does nothing", async ({ viewer, page }) => {
  await viewer.visitElement();
  const script = await page.locator("script[type=module]").getAttribute("src");
  await page.evaluate((url) => import(`${url}?again`), script ?? "");
  await page.getByRole("link", link("Ridges")).click();
  await viewer.expectPhoto(2);
});

test("in a shadow root, links open the viewer, get the focus back, and do not leave the page", async ({
  viewer,
  page,
}) => {
  await viewer.visitElement();
  await page.evaluate(() => {
    const element = document.querySelector("photo-lightbox");
    const host = document.body.appendChild(document.createElement("div"));
    if (element) host.attachShadow({ mode: "open" }).append(element);
  });
  const url = page.url();
  const opener = page.getByRole("link", link("Ridges"));
  for (const open of [() => opener.click(), () => opener.press("Enter")]) {
    await open();
    await viewer.expectPhoto(2);
    await viewer.expectPhoto("First light");
    await viewer.press("Escape");
    await viewer.expectClosed();
    await expect(opener).toBeFocused();
  }
  expect(page.url()).toBe(url);
});
