import { expect, test } from "vitest";
import { readMainPart } from "./main-part.ts";

const item = { id: "1", title: "Our house" };
const read = (page: string) => {
  const main = readMainPart(page, item);
  return "html" in main ? main.html.replace(/\s+/g, " ").trim() : main.problem;
};

test.each([
  ["the content of the theme", `<main>Aside<div class="site entry-content"><p>A</p></div></main>`],
  ["an article", "<main>Aside<article><p>A</p></article></main>"],
  ["main", "<div>Aside</div><main><p>A</p></main>"],
  ["a region", `<div>Aside</div><div role="main"><p>A</p></div>`],
  ["the element of older themes", `<div>Aside</div><div id="content"><p>A</p></div>`],
  ["main around an empty content", `<main><p>A</p><div class="entry-content"></div></main>`],
])("finds %s", (_, page) => {
  expect(read(page).replace('<div class="entry-content"></div>', "")).toBe("<p>A</p>");
});

test.each([
  "<header>H</header>",
  "<nav>N</nav>",
  "<footer>F</footer>",
  "<aside>S</aside>",
  "<form><p>F</p></form>",
  "<script>s()</script>",
  "<style>s {}</style>",
  `<div id="comments">C</div>`,
  `<div class="related-posts">R</div>`,
  `<div class="jp-relatedposts">R</div>`,
  `<div class="sharedaddy sd-sharing">R</div>`,
  `<p class="entry-meta">By the office</p>`,
  `<span class="screen-reader-text">S</span>`,
  "<!-- a comment -->",
  "<h1>Our House</h1>",
])("leaves out %s", (part) => {
  expect(read(`<main>${part}<p>A</p></main>`)).toBe("<p>A</p>");
});

test.each([
  [`<body class="page-id-2"><main><p>A</p></main>`, "its address leads to another page"],
  [`<body class="error404"><main><p>A</p></main>`, "its address leads to another page"],
  ["<body><p>A</p></body>", "it has no main part"],
  ["<main></main>", "it has no main part"],
  [`<main>${"<p>".repeat(100_000)}</main>`, "it has too many elements"],
])("%.60s has no content of the item: %s", (page, problem) => {
  expect(read(page)).toBe(problem);
});

test("several items on one page are the content of none, but of the page", () => {
  const one = `<article><div class="entry-content"><p>A</p></div></article>`;
  expect(read(`<body class="page-id-1"><main>${one}${one}</main>`)).toBe(one + one);
});
