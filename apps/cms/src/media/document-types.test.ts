import { expect, test } from "vitest";
import { documentKind } from "./document-types.ts";
import { getFileType } from "./storage.ts";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, "latin1")));

/** A ZIP with one stored file, the format of Office and LibreOffice documents. */
function zip(name: string, content: string): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), Buffer.from(content), Buffer.alloc(64)]);
}
const office = (part: string) =>
  zip(
    "[Content_Types].xml",
    `<Types><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.${part}.main+xml"/></Types>`,
  );
const film = (brand: string) => bytes([0, 0, 0, 24], `ftyp${brand}`, [0, 0, 0, 0], "isommp42");

test.each([
  ["a circular", bytes("%PDF-1.4\n"), "pdf"],
  ["a Word document", office("wordprocessingml.document"), "docx"],
  ["a table", office("spreadsheetml.sheet"), "xlsx"],
  ["a text of LibreOffice", zip("mimetype", "application/vnd.oasis.opendocument.text"), "odt"],
  ["a film", film("isom"), "mp4"],
  [
    "a recording",
    bytes("ID3", [4, 0, 0, 0, 0, 0, 0], [0xff, 0xfb, 0x90, 0x64], "\0".repeat(500)),
    "mp3",
  ],
])("%s is taken by its first bytes, whatever it is called", async (_, file, extension) => {
  const kind = await documentKind(file);
  expect(kind?.extension).toBe(extension);
  expect(getFileType(`x.${extension}`)).toBe(kind?.mimeType);
});

test.each([
  ["a page", bytes("<html><script>alert(1)</script></html>")],
  ["a drawing with a script", bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ["a program", bytes("MZ", "\0".repeat(100))],
  ["an archive", zip("a.txt", "text")],
  [
    "a document with macros",
    zip(
      "[Content_Types].xml",
      '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
    ),
  ],
  ["a picture", bytes([0xff, 0xd8, 0xff, 0xe0], "\0\0JFIF")],
  ["nothing", bytes("")],
])("%s is not", async (_, file) => {
  expect(await documentKind(file)).toBeUndefined();
});
