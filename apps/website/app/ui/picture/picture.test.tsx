import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pictureWidths } from "../../../model/pictures.ts";
import { Picture } from "./picture.tsx";

const place = { alt: "Snow on the ridge", sizes: "100vw", width: 3, height: 2 };
const attributesOf = (markup: string) =>
  Object.fromEntries(
    [...markup.matchAll(/([a-z]+)="([^"]*)"/gi)].map(([, name, value]) => [name, value]),
  );

test("offers every width, reserves space and loads lazily", () => {
  const { srcSet, ...rest } = attributesOf(
    renderToStaticMarkup(<Picture src="first snow.jpg" {...place} />),
  );
  expect(srcSet?.split(", ")).toEqual(
    pictureWidths.map((width) => `/api/image/first%20snow.jpg?w=${width} ${width}w`),
  );
  expect(rest).toEqual({
    src: "/api/image/first%20snow.jpg?w=960",
    alt: "Snow on the ridge",
    sizes: "100vw",
    width: "3",
    height: "2",
    class: "picture",
    decoding: "async",
    loading: "lazy",
  });
});

test("loads the first picture of a page eagerly and with high priority", () => {
  const markup = renderToStaticMarkup(
    <Picture src="SGSM/snow-dawn" {...place} priority className="hero" />,
  );
  expect(attributesOf(markup)).toMatchObject({
    fetchPriority: "high",
    loading: "eager",
    class: "picture hero",
  });
});

test("offers only small widths in a small place", () => {
  const markup = renderToStaticMarkup(<Picture src="a.jpg" {...place} widths={[160, 320]} />);
  expect(attributesOf(markup).srcSet).toBe(
    "/api/image/a.jpg?w=160 160w, /api/image/a.jpg?w=320 320w",
  );
});

test("does not change the address of an external picture, and sends no referrer", () => {
  const markup = renderToStaticMarkup(
    <Picture src=" https://pictures.example/a.jpg?b=1 " {...place} />,
  );
  const attributes = attributesOf(markup);
  expect(attributes).toMatchObject({
    src: "https://pictures.example/a.jpg?b=1",
    referrerPolicy: "no-referrer",
  });
  expect(attributes.srcSet).toBeUndefined();
});

test.each(["", "   ", "../secret.jpg"])(
  "renders the fallback, or nothing, for a missing picture (%j)",
  (src) => {
    expect(renderToStaticMarkup(<Picture src={src} {...place} />)).toBe("");
    const html = renderToStaticMarkup(<Picture src={src} fallback="SGSM/school-noon" {...place} />);
    expect(attributesOf(html).src).toBe("/api/image/SGSM/school-noon?w=960");
  },
);

test("sets the focal point by a class of the sheet, one for every tenth", () => {
  const stored = "0f".repeat(16);
  const classOf = (src: string) =>
    attributesOf(renderToStaticMarkup(<Picture src={src} {...place} />)).class;
  expect(classOf(`${stored}-f2a.jpg`)).toBe("picture focus-x2 focus-y10");
  expect(classOf(`${stored}.jpg`)).toBe("picture");
  const sheet = readFileSync(resolve(import.meta.dirname, "focus.css"), "utf8");
  for (const tenth of [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]) {
    expect(sheet).toContain(`.focus-x${tenth} {\n  --focus-x: ${tenth * 10}%;\n}`);
    expect(sheet).toContain(`.focus-y${tenth} {\n  --focus-y: ${tenth * 10}%;\n}`);
  }
});
