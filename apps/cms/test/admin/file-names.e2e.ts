import assert from "node:assert/strict";
import sharp from "sharp";
import { beforeAll, describe, test } from "vitest";
import { admin, cms } from "../cms-fixture.ts";
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

describe("names of files", () => {
  let picture: Buffer;

  beforeAll(async () => {
    const create = { width: 40, height: 30, channels: 3, background: "#789" } as const;
    picture = await sharp({ create }).jpeg().toBuffer();
  });

  test("a file is served under a random name, and its original name is the title", async () => {
    const images: number[] = [];
    const attachments: number[] = [];
    for (const name of names) {
      images.push(await uploadPicture(admin, picture, `${name}.jpg`));
      attachments.push(await uploadDocument(admin, onePage, `${name}.pdf`));
    }
    const record = { title: "Files", images, attachments, _status: "published" };
    await admin.save("POST", "news", record);
    const all = await (await fetch(`${cms.url}/api/news/all/SGSM`)).json();
    const news = all.find(({ title }: { title: string }) => title === record.title);
    assert.equal(news.images.length, names.length);
    assert.equal(news.attachments.length, names.length);
    for (const file of [...news.images, ...news.attachments]) {
      assert.match(file, /^[0-9a-f]{32}\.(jpg|pdf)$/);
      const response = await fetch(`${cms.url}/api/image/${file}`);
      const type = file.endsWith(".pdf") ? "application/pdf" : "image/jpeg";
      assert.deepEqual([response.status, response.headers.get("content-type")], [200, type], file);
      await response.arrayBuffer();
    }
    for (const [index, name] of names.entries()) {
      const { title } = await (await admin.ask("GET", `media/${images[index]}?depth=0`)).json();
      assert.equal(title, name);
    }
  });
});

/** What the admin panel looks at in a PDF: its first and its last lines. */
const onePage = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Size 4/Root 1 0 R>>
startxref
0
%%EOF
`;
