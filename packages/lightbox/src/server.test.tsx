import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Lightbox } from "./index.ts";

const images = [{ src: "/a.jpg", alt: "A hill" }, { src: "/b.jpg" }];

it("on the server a lightbox is nothing, even when told to be open", () => {
  expect(renderToString(<Lightbox images={images} open backgroundColor="red" />)).toBe("");
});

it("an option that is no number is the same on each render", () => {
  const page = <Lightbox images={images} startingSlideIndex={Number.NaN} className="album" />;
  expect(renderToString(page)).toBe("");
});

it("on the server the children and the cover are plain HTML, without style or preload", () => {
  const children = renderToString(
    <Lightbox images={images} className="album">
      <p>An album</p>
    </Lightbox>,
  );
  expect(children).toBe('<div class="album"><p>An album</p></div>');
  const cover = renderToString(<Lightbox images={images} useCoverMode />);
  expect(cover).toContain('alt="A hill"');
  expect(cover).not.toMatch(/style=|preload/);
});
