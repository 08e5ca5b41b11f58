import fc from "fast-check";
import { expect, test } from "vitest";
import {
  hasOnlyWordPressId,
  listMatchingAddresses,
  listOriginalAddresses,
  normalizeAddress,
  toLocalAddress,
} from "./redirect-address.ts";
import { Redirect } from "./redirects.ts";

test.each([
  ["/about-us/", "/about-us"],
  ["/About-Us", "/about-us"],
  ["https://old.school.example/About-Us/?P=12#top", "/about-us?p=12"],
  ["http://old.school.example", "/"],
  ["/index.php/2019/05/sports-day/", "/2019/05/sports-day"],
  ["/index.php?page_id=7", "/?page_id=7"],
  ["/?p=12", "/?p=12"],
  ["//a//b/", "/a/b"],
  ["/%E0%A4%B8%E0%A5%8D%E0%A4%95%E0%A5%82%E0%A4%B2", "/स्कूल"],
  ["/cafe%CC%81", "/café"],
  ["/a%2Fb%3Fc%2520d", "/a%2fb%3fc%2520d"],
  ["/list.asp?b=2&a=1", "/list.asp?a=1&b=2"],
])("%s is the address %s", (written, address) => {
  expect(normalizeAddress(written)).toBe(address);
});

test.each([
  "about-us",
  "",
  "ftp://x/y",
  "/a/../b",
  "/%zz",
  "/%00",
  "/a\\b",
  "/\ud800",
  `/${"x".repeat(400)}`,
])("%s is not an address", (written) => {
  expect(normalizeAddress(written)).toBe(written === "" ? "/" : undefined);
});

const segment = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }).map(encodeURIComponent),
  fc.constantFrom("index.php", "A", "%2F", "%3f", "%25", "About-Us", "%e0%a4%b8"),
);
const written = fc
  .record({
    segments: fc.array(segment, { maxLength: 4 }),
    end: fc.constantFrom("", "/", "//"),
    query: fc.constantFrom("", "?", "?p=1", "?P=1&x=%2B+é", "?b=2&a=1&a=0", "?attachment_id=9#y"),
  })
  .map(({ segments, end, query }) => `/${segments.join("/")}${end}${query}`);

test("a normalized address is normalized", () => {
  fc.assert(
    fc.property(written, (address) => {
      const once = normalizeAddress(address);
      if (once !== undefined) expect(normalizeAddress(once)).toBe(once);
    }),
  );
});

test("a slash at the end, case and percent-encoding make no other address", () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9é-]{0,9}$/), { minLength: 1 }),
      (all) => {
        const path = `/${all.join("/")}`;
        const expected = normalizeAddress(path);
        const encoded = path.replace(/[a-z]/gi, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
        for (const other of [
          `${path}/`,
          path.toUpperCase(),
          path.toLowerCase(),
          encoded,
          `/index.php${path}`,
        ])
          expect(normalizeAddress(other)).toBe(expected);
      },
    ),
  );
});

test("an address matches with all parameters first, then with its WordPress ids, then without", () => {
  expect(listMatchingAddresses("/Page/?utm=x&page_id=3")).toEqual([
    "/page?page_id=3&utm=x",
    "/page?page_id=3",
    "/page",
  ]);
  expect(listMatchingAddresses("/page/")).toEqual(["/page"]);
});

const uploads = "/wp-content/uploads/2019/05";
test.each([
  [`${uploads}/Photo-300x200.JPG`, [`${uploads}/photo.jpg`]],
  [`${uploads}/photo-scaled.jpg`, [`${uploads}/photo.jpg`]],
  [`${uploads}/photo-rotated.jpeg?x=1`, [`${uploads}/photo.jpeg?x=1`, `${uploads}/photo.jpeg`]],
  [
    `${uploads}/photo-e1556123456789-150x150.png`,
    [`${uploads}/photo-e1556123456789.png`, `${uploads}/photo.png`],
  ],
  [`${uploads}/fees-pdf-212x300.jpg`, [`${uploads}/fees-pdf.jpg`, `${uploads}/fees.pdf`]],
  ["/category/news/page/2/", ["/category/news"]],
  ["/index.php/2019/05/page/12", ["/2019/05"]],
  ["/page/3/", ["/"]],
  ["/page/2/?cat=5", ["/?cat=5", "/"]],
  ["/sports-day/comment-page-2/", ["/sports-day"]],
])("%s is derived from %s", (written, originals) => {
  expect(listOriginalAddresses(written)).toEqual(originals);
});

test.each([
  ...["/photo.jpg", "/report-300x200.pdf", "/sports-day-300x200", "/photo-e12.jpg", "/-scaled"],
  ...["/page/two", "/page", "/category/page/2/feed", "/homepage/2", "/photo-300x.jpg", ""],
])("%s is derived from nothing", (written) => {
  expect(listOriginalAddresses(written)).toEqual([]);
});

test("only WordPress ids count as such", () => {
  expect(["/?p=12", "/?attachment_id=1", "/?cat=5"].map(hasOnlyWordPressId)).toEqual([
    true,
    true,
    true,
  ]);
  expect(["/", "/?p=x", "/?p=1&q=2", "/?q=1"].map(hasOnlyWordPressId)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});

test("a target is a path of this site, ready for a Location header", () => {
  expect(toLocalAddress("/Gallery?id=a b#ü")).toBe("/Gallery?id=a%20b#%C3%BC");
  expect(toLocalAddress(" /contact ")).toBe("/contact");
  for (const other of [
    "//x.example/a",
    "/\\x.example",
    "https://x.example/",
    "contact",
    "",
    "/..//x.example/",
  ])
    expect(toLocalAddress(other), other).toBeUndefined();
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 30 }), (text) => {
      const local = toLocalAddress(`/${text}`);
      if (local !== undefined) expect(local).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
    }),
  );
});

test("a redirect needs a target, and removed content has none", () => {
  expect(Redirect.parse({ from: "/Old/", to: "/contact", type: "301" })).toEqual({
    from: "/old",
    to: "/contact",
    type: "301",
  });
  expect(Redirect.parse({ from: "/old", to: "/contact", type: "410" }).to).toBe("");
  for (const invalid of [
    { to: "" },
    { to: "https://x.example/" },
    { type: "302" },
    { from: "old" },
  ])
    expect(Redirect.safeParse({ from: "/old", to: "/a", type: "301", ...invalid }).success).toBe(
      false,
    );
});
