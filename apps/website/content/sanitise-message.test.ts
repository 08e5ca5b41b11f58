import { expect, test } from "vitest";
import { sanitiseMessage } from "./sanitise-message.ts";

const clean = (message: string) =>
  sanitiseMessage({ _id: "1", category: "Principal", name: "", message, attachments: [] }).message;

test("retains paragraphs, emphasis, lists and links of a message [A53]", () => {
  const html =
    '<p>Dear <em>parents</em>,<br />write <strong>often</strong>. <a href="https://example.org/">More</a></p><ul><li>One</li></ul>';
  expect(clean(html)).toBe(html);
});

test.each([
  ["<script>alert(1)</script><p>Hello</p>", "<p>Hello</p>"],
  ['<p onclick="alert(1)">Hello</p>', "<p>Hello</p>"],
  ['<img src="x" onerror="alert(1)"><p>Hello</p>', "<p>Hello</p>"],
  ['<a href="javascript:alert(1)">Hello</a>', "<a>Hello</a>"],
  ['<a href="jav&#x09;ascript:alert(1)">Hello</a>', "<a>Hello</a>"],
  ['<svg><script>alert(1)</script></svg><p style="position:fixed">Hello</p>', "<p>Hello</p>"],
  ["<style>*{display:none}</style><p>Hello", "<p>Hello</p>"],
  ["<iframe src='https://elsewhere.example'></iframe>Hello", "Hello"],
  ["<p>\u202eolleH</p>", "<p>olleH</p>"],
  ["<p>&#8238;olle&#x2066;H</p>", "<p>olleH</p>"],
])("sanitises %s [A53]", (written, harmless) => {
  expect(clean(written)).toBe(harmless);
});
