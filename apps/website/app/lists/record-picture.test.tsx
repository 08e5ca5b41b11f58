import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RecordPicture } from "./record-picture.tsx";

const words = [{ file: "lamp.jpg", alt: "A lamp over the stage", caption: "Lit on दीवाली" }];
const show = (picture: string) =>
  renderToStaticMarkup(<RecordPicture picture={picture} words={words} />);

test("a picture of news or of an event has the words of the office in its place and below it", () => {
  expect(show("lamp.jpg")).toContain('alt="A lamp over the stage"');
  expect(show("lamp.jpg")).toContain(
    '<figcaption>Lit on <span lang="hi">दीवाली</span></figcaption>',
  );
});

test("a picture of which nothing is said is decoration", () => {
  expect(show("hall.jpg")).toContain('alt=""');
  expect(show("hall.jpg")).not.toContain("figcaption");
});
