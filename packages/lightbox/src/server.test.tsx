import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Lightbox } from "./index.ts";

const images = [{ src: "/a.jpg", alt: "A hill" }, { src: "/b.jpg" }];

it("renders nothing on the server, even with open", () => {
  expect(renderToString(<Lightbox images={images} open backgroundColor="red" />)).toBe("");
});

it("does not render in a loop when a number option is NaN", () => {
  const page = <Lightbox images={images} startingSlideIndex={Number.NaN} className="album" />;
  expect(renderToString(page)).toBe("");
});

it("renders children and cover on the server as plain HTML, without style or preload", () => {
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
