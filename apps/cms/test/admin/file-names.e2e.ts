import { expect, test } from "vitest";
import { admin, visitor } from "../cms-fixture.ts";
import { uploadDocument, uploadPicture } from "../editor.ts";

/** File names from offices and phones; the last ones are attacks. */
const names = [
  "(1)",
  "a#1",
  "50% done",
  "who is it?",
  "one;two",
  "Ravi Sample, 7B + family",
  "scan.jpg",
  "[7B] hall",
  "वार्षिक दिवस",
  "%2e%2e%2fcontent",
  "..",
];

test("a file is served under a random name, and its original name is the title", async () => {
  const images: number[] = [];
  const attachments: number[] = [];
  for (const name of names) {
    images.push((await uploadPicture(admin, `${name}.jpg`)).id);
    attachments.push((await uploadDocument(admin, `${name}.pdf`)).id);
  }
  const record = { title: "Files", images, attachments };
  await admin.publish("news", record);
  const all = await visitor.get("/api/news/all/SGSM");
  const news = all.find(({ title }: { title: string }) => title === record.title);
  expect(news.images).toHaveLength(names.length);
  expect(news.attachments).toHaveLength(names.length);
  for (const file of [...news.images, ...news.attachments]) {
    expect(file).toMatch(/^[0-9a-f]{32}\.(jpg|pdf)$/);
    const { status, headers } = await visitor.ask(`/api/image/${file}`);
    const type = file.endsWith(".pdf") ? "application/pdf" : "image/jpeg";
    expect([status, headers.get("content-type")], file).toEqual([200, type]);
  }
  for (const [index, name] of names.entries())
    expect((await admin.get(`media/${images[index]}?depth=0`)).title).toBe(name);
});
