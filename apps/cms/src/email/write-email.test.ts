import fc from "fast-check";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { formatEmail } from "./write-email.ts";

const foot = ["SGC, Ridge Road"];

/** The text that a mail program shows of the HTML, its tags and its links. */
function read(html: string) {
  const tags: string[] = [];
  const links: string[] = [];
  let text = "";
  const parser = new Parser({
    onopentag: (name, { href }) => {
      tags.push(name);
      if (href !== undefined) links.push(href);
    },
    ontext: (part) => {
      text += part;
    },
  });
  parser.end(html.slice(html.indexOf("<body")));
  return { tags: new Set(tags), links, text };
}

test("a newsletter has the same words as text and HTML, also in Hindi, with working links", () => {
  const words = {
    subject: "समाचार पत्र · नवंबर",
    text: "प्रिय अभिभावक,\n\nthe new issue is out:\nhttps://school.example/newsletter. Please read it.",
    button: { label: "Read on", href: "https://school.example/n?a=1&b=2" },
    foot,
  };
  const email = formatEmail(words);
  expect(email.subject).toBe("समाचार पत्र · नवंबर");
  expect(email.text).toContain("प्रिय अभिभावक,\n\nthe new issue is out:\nhttps://school.example");
  expect(email.text).toContain(
    "Read on:\nhttps://school.example/n?a=1&b=2\n\n-- \nSGC, Ridge Road",
  );
  const { links, text } = read(email.html);
  expect(links).toEqual(["https://school.example/newsletter", words.button.href]);
  expect(text).toContain("प्रिय अभिभावक,");
});

test("a newsletter contains no foreign markup and loads nothing", () => {
  const ours = new Set(["body", "p", "br", "a", "strong", "hr", "small"]);
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('<img src="x">', "<script>", '"><b>', "a < b & c")),
      (typed) => {
        const { tags } = read(formatEmail({ subject: "x", text: `${typed}\n\nEnd`, foot }).html);
        for (const tag of tags) expect(ours).toContain(tag);
      },
    ),
  );
  const { text } = read(formatEmail({ subject: "x", text: "a < b & c <img>", foot }).html);
  expect(text).toContain("a < b & c <img>");
});
