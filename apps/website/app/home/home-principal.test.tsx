import { expect, test } from "vitest";
import { all, links, parseHome, renderHome, textOf, texts } from "./test-home.tsx";

const PATH = "/api/PrincipalMessage/SGSM";
const paragraphs = ["First: <b>honest work</b>.", "Second.", "Third.", "Fourth."];
const item = {
  category: "Principal",
  name: "The Principal",
  message: paragraphs.map((text) => `<p>${text}</p>`).join(""),
};
const showMessages = (...items: object[]) =>
  parseHome({ lists: { [PATH]: items } }, "Principal's message");

test("shows only the principal's item, with the name [A52, A56]", async () => {
  const message = await showMessages({ ...item, category: "Bursar", name: "The Bursar" }, item);
  expect(texts(message, "b")).toContain("The Principal");
  expect(textOf(message)).not.toContain("Bursar");
});

test("renders the message's markup as elements, without escaping or running it [A53]", async () => {
  const message = await showMessages({
    ...item,
    message: `<p onclick="steal()">Good <b>morning</b><script>steal()</script></p><p><a href="javascript:steal()">now</a></p>`,
  });
  expect(texts(message, "strong")).toEqual(["morning"]);
  expect(textOf(message)).toContain("Good morning");
  expect(textOf(message)).not.toMatch(/[<>]|steal/);
  expect(all(message, "script")).toEqual([]);
  for (const tag of ["p", "a"])
    for (const { attribs } of all(message, tag))
      expect(JSON.stringify(attribs)).not.toContain("steal");
});

test("shows at most three paragraphs on home and links to the rest [A54]", async () => {
  const message = await showMessages(item);
  expect(texts(message, "p")).toEqual(["First: honest work.", "Second.", "Third."]);
  expect(links(message)).toEqual([["Read the full message", "/principal-message"]]);
});

test.each([
  ["the default picture without attachments", [], "study-dusk"],
  ["the first attachment", ["principal-1", "principal-2"], "principal-1"],
])("shows the photo %s [A57]", async (_, attachments, source) => {
  const photos = all(await showMessages({ ...item, attachments }), "img");
  expect(photos.map(({ attribs }) => attribs["src"])).toEqual([expect.stringContaining(source)]);
});

test("shows the placeholders for a message without name and text [A56]", async () => {
  const message = await showMessages({ ...item, name: "", message: "" });
  expect(texts(message, "b")).toEqual(["Principal"]);
  expect(texts(message, "p")).toEqual(["No message available."]);
});

test("shows the empty message without an item of the principal [A58]", async () => {
  const message = await showMessages({ ...item, category: "Vice Principal" });
  expect(textOf(message)).toBe("Principal's messageNo message found for Principal.");
});

test("shows several items in a carousel, in any spelling of the category [A52, A61]", async () => {
  const names = ["One", "Two", "Three"];
  const categories = ["principal", "PRINCIPAL", " Principal "];
  const message = await showMessages(
    ...names.map((name, index) => ({ ...item, name, category: categories[index] })),
  );
  expect(all(message, "section", "aria-roledescription", "carousel")).toHaveLength(1);
  const slides = all(message, "div", "aria-roledescription", "slide");
  expect(slides.map((slide) => texts(slide, "b").at(-1))).toEqual(names);
});

test("shows the error text and the default picture when the CMS fails, without the status [A59, A60]", async () => {
  const options = { lists: { [PATH]: [item] }, failed: [PATH] };
  const message = await parseHome(options, "Principal's message");
  expect(textOf(message)).toBe("Principal's messageFailed to load principal message.");
  expect(all(message, "img")[0]?.attribs["src"]).toContain("study-dusk");
  expect(await renderHome(options)).not.toMatch(/HTTP error|Status: 500/);
});
