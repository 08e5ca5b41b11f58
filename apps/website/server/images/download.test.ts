import { validateHeaderValue } from "node:http";
import { parse } from "content-disposition";
import fc from "fast-check";
import { expect, test } from "vitest";
import { downloadHeaders, mayDownload } from "./download.ts";

const getType = (name: string, declared = "") => downloadHeaders(name, declared)["content-type"];
const getDisposition = (name: string, declared = "") =>
  downloadHeaders(name, declared)["content-disposition"] ?? "";

test.each([
  ["circular.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["Fees.XLSX", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["march-past.mp4", "video/mp4"],
  ["notice.txt", "text/plain"],
  ["a.b.c.odt", "application/vnd.oasis.opendocument.text"],
  ["page.html", "application/octet-stream"],
  ["drawing.svg", "application/octet-stream"],
  ["script.js", "application/octet-stream"],
  ["set-up.exe", "application/octet-stream"],
  ["constructor", "application/octet-stream"],
  ["a.toString", "application/octet-stream"],
  ["66f1c0ffee", "application/octet-stream"],
])("sends %s as %s [A122, A134]", (name, type) => {
  expect(getType(name)).toBe(type);
});

test("adds the extension of a safe declared type to a name without one", () => {
  expect(getDisposition("66f1c0ffee", "video/mp4")).toBe("attachment; filename=66f1c0ffee.mp4");
  expect(getType("66f1c0ffee", "video/mp4")).toBe("video/mp4");
  expect(getType("66f1c0ffee", "text/html")).toBe("application/octet-stream");
  expect(getType("page.html", "video/mp4")).toBe("application/octet-stream");
});

test("offers the file under its own name, in any script", () => {
  expect(getDisposition("2026/Sports Day (1).docx")).toBe(
    'attachment; filename="Sports Day (1).docx"',
  );
  expect(getDisposition("शुल्क.docx")).toBe(
    "attachment; filename=\"?????.docx\"; filename*=UTF-8''%E0%A4%B6%E0%A5%81%E0%A4%B2%E0%A5%8D%E0%A4%95.docx",
  );
  expect(getDisposition("a\"b'c;d.docx")).toBe('attachment; filename="a\\"b\'c;d.docx"');
  expect(getDisposition("\u202excod.exe")).toBe("attachment; filename=xcod.exe");
});

test("sends every file as an attachment with its name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
      const name = text.replaceAll("/", "");
      const disposition = getDisposition(name);
      expect(() => validateHeaderValue("content-disposition", disposition)).not.toThrow();
      expect(disposition).toMatch(/^attachment; filename/);
      expect(parse(disposition).parameters["filename"]).toBe(name);
    }),
  );
});

test("rejects hidden files and other files with an image extension", () => {
  for (const name of ["a.jpg", "A.JPEG", "a.b.png", ".env", ".git/config", "a/.htpasswd"])
    expect(mayDownload(name), name).toBe(false);
  for (const name of ["a.docx", "a.jpg.pdf", "66f1c0ffee", "a.b/c.mp4", "(1)"])
    expect(mayDownload(name), name).toBe(true);
});
