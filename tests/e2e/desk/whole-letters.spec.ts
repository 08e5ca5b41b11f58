import type { Page } from "@playwright/test";
import { openAtDesk, deskTest as test } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";

/** Texts of which the edge of their own box cuts off a foot or a head, by what their letters really take. */
const cutTexts = (desk: Page): Promise<string[]> =>
  desk.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    const edgesOf = (node: Text, around: CSSStyleDeclaration) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, width } = range.getBoundingClientRect();
      pen.font = `${around.fontWeight} ${around.fontSize} ${around.fontFamily}`;
      const letters = pen.measureText(node.data);
      return {
        isSeen: width > 0,
        top: top + letters.fontBoundingBoxAscent - letters.actualBoundingBoxAscent,
        bottom: bottom - letters.fontBoundingBoxDescent + letters.actualBoundingBoxDescent,
      };
    };
    return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const cuts = ["hidden", "clip"].includes(style.overflowY);
      // What is for screen readers alone has a box of one pixel.
      if (!cuts || box.height < 8 || box.width < 8) return [];
      return [...element.childNodes]
        .filter((node) => node instanceof Text && node.data.trim() !== "")
        .filter((node) => {
          const { isSeen, top, bottom } = edgesOf(node as Text, style);
          return isSeen && (top < box.top - 0.5 || bottom > box.bottom + 0.5);
        })
        .map((node) => `${element.className || element.tagName}: ${(node as Text).data}`);
    });
  });

test("no letter of a title, a button or a cell is cut, in English or in Hindi", async ({
  desk,
  office,
}) => {
  const { clerk } = office;
  const { id } = await clerk.save("POST", "news", { title: "Jolly gypsy: टूर्नामेंट कृपया", school: 1 });
  for (const language of ["en", "hi"]) {
    await desk
      .context()
      .addCookies([{ name: "payload-lng", value: language, url: office.host.url }]);
    for (const path of ["", "/collections/news", `/collections/news/${id}`, "/globals/settings"]) {
      await openAtDesk(desk, office, path);
      expect(await cutTexts(desk), `${path} in ${language}`).toEqual([]);
    }
  }
});
