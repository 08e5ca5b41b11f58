import { expect, test } from "vitest";
import { attachmentAddress } from "./attachment-links.tsx";

test.each([
  ["fees.pdf", "/api/image/fees.pdf"],
  ["(1) a#b;50%?.docx", "/api/image/(1)%20a%23b%3B50%25%3F.docx"],
  ["Notice: fees.pdf", "/api/image/Notice%3A%20fees.pdf"],
  ["circulars:2027.xlsx", "/api/image/circulars%3A2027.xlsx"],
  ["/api/image/a/b.mp4", "/api/image/a/b.mp4"],
  ["https://example.org/fees.pdf", "https://example.org/fees.pdf"],
])("gives the file %s the address %s [A122, A134]", (attachment, address) => {
  expect(attachmentAddress(attachment)).toBe(address);
});

test.each([
  "",
  "..",
  "../fees.pdf",
  "a\\b.pdf",
  "javascript:alert(1)",
  "data:text/html,x",
  "http://",
])("prints no link for %j [A122, A134]", (attachment) => {
  expect(attachmentAddress(attachment)).toBe("");
});
