import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RecordPicture } from "./record-page.tsx";

const pictureTexts = [{ file: "lamp.jpg", alt: "A lamp over the door", caption: "Lit on दीवाली" }];
const show = (picture: string) =>
  renderToStaticMarkup(<RecordPicture picture={picture} pictureTexts={pictureTexts} />);

test("shows the editor's alt text and caption on a picture of news or of an event", () => {
  expect(show("lamp.jpg")).toContain('alt="A lamp over the door"');
  expect(show("lamp.jpg")).toContain(
    '<figcaption>Lit on <span lang="hi">दीवाली</span></figcaption>',
  );
});

test("treats a picture without alt text as decorative", () => {
  expect(show("hall.jpg")).toContain('alt=""');
  expect(show("hall.jpg")).not.toContain("figcaption");
});
