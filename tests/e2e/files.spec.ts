import type { APIRequestContext, Page } from "@playwright/test";
import { expect, withContent } from "./harness/fixtures.ts";
import { stubPictures } from "./harness/stub-pictures.ts";

/** Photo names as they occur in practice. */
const photos = [
  "(1).jpg",
  "a#1.jpg",
  "50% done.jpg",
  "who is it?.jpg",
  "one;two.jpg",
  "march+past.jpg",
  "Sports Day 2026.jpg",
  "scan.jpg.pdf",
  "[7B] hall, 2.jpg",
  "वार्षिक खेल दिवस.jpg",
  `${"a very long name ".repeat(14)}end.jpg`,
  "photo without an ending",
];

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const film = `\0\0\0\x18ftypmp42 ${"march past ".repeat(1000)}`;
const documents = [
  { name: "fees.pdf", body: "%PDF-1.7 sample", type: "application/pdf", isSaved: false },
  { name: "fees (2)#1;50%?.pdf", body: "%PDF-1.7 sample", type: "application/pdf", isSaved: false },
  { name: "circular.docx", body: "PK\x03\x04 sample", type: word, isSaved: true },
  { name: "शुल्क 2027.docx", body: "PK\x03\x04 sample", type: word, isSaved: true },
  { name: "march-past.mp4", body: film, type: "video/mp4", isSaved: true },
  {
    name: "old page.html",
    body: "<script>alert(1)</script>",
    type: "application/octet-stream",
    isSaved: true,
  },
  {
    name: "drawing.svg",
    body: "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
    type: "application/octet-stream",
    isSaved: true,
  },
];
type Document = (typeof documents)[number];
const traversals = ["..", "../secret.pdf", "%2e%2e/secret.pdf"];
const attachments = [...documents.map(({ name }) => name), ...traversals];

const album = {
  _id: "a1",
  title: "Odd names",
  date: "2026-11-12",
  category: "PhotoGallery",
  attachments: photos,
};

const test = withContent({
  lists: {
    "/api/events/SGSM": [
      { _id: "e", title: "Prize giving", category: "Events", date: "2026-11-12", attachments },
    ],
    "/api/news/all/SGSM": [
      { _id: "n", title: "New fees", fromDate: "2026-11-12", attachments, images: photos },
    ],
    "/api/highlight/SGSM": [{ _id: "h", description: "Fees for 2027", attachments }],
    "/api/gallery/All/SGSM": [album],
    "/api/subGallery?id=a1": album,
  },
  pictures: photos,
  files: Object.fromEntries(documents.map(({ name, body }) => [name, body])),
});

/** The name of a saved file: its extended parameter, else its plain one (RFC 6266). */
function readFileName(disposition: string): string {
  const [, extended] = disposition.split("''");
  return extended ? decodeURIComponent(extended) : disposition.replace(/^.*filename="?|"$/g, "");
}

/** Follows every attachment link; each record has one for each document. */
async function expectDocuments(page: Page, request: APIRequestContext, records: number) {
  const links = page.getByRole("main").getByRole("link", { name: "View Attachment" });
  await expect(links).toHaveCount(records * documents.length);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const [index, href] of hrefs.entries()) {
    const { name, body, type, isSaved } = documents[index % documents.length] as Document;
    const response = await request.get(href ?? "");
    expect(response.status(), name).toBe(200);
    const headers = response.headers();
    expect(headers["content-type"], name).toBe(type);
    expect(headers["x-content-type-options"], name).toBe("nosniff");
    const disposition = headers["content-disposition"] ?? "";
    expect(disposition.startsWith(isSaved ? "attachment;" : "inline;"), name).toBe(true);
    expect(await response.text(), name).toBe(body);
    if (isSaved) expect(readFileName(disposition)).toBe(name);
  }
}

test("every attachment link returns its file, whatever its name and type [A122, A134]", async ({
  page,
  request,
}) => {
  await stubPictures(page);
  // Home has an announcement and an event.
  for (const [path, records] of Object.entries({ "/Events": 1, "/News/n": 1, "/": 2 })) {
    await page.goto(path);
    await expectDocuments(page, request, records);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each photo has a page with its full size and its removal request [A163]", async ({
    page,
    request,
  }) => {
    const asJpeg = { headers: { accept: "image/jpeg" } };
    const album = await (await request.get("/SubGallery?id=a1")).text();
    const links = [...album.matchAll(/<a [^>]*data-photo[^>]*>/g)].map(
      ([link]) => /href="([^"]+)"/.exec(link)?.[1]?.replaceAll("&amp;", "&") ?? "",
    );
    expect(links).toHaveLength(photos.length);
    await stubPictures(page);
    for (const [index, link] of links.entries()) {
      await page.goto(link);
      await expect(page.getByText(`${index + 1} / ${photos.length}`)).toBeVisible();
      const full = await page.getByRole("link", { name: "Full size" }).getAttribute("href");
      const response = await request.get(full ?? "", asJpeg);
      expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
      const removal = page.getByRole("link", { name: "Please remove this photo" });
      const form = await (await request.get((await removal.getAttribute("href")) ?? "")).text();
      const [, named = ""] =
        /<textarea[^>]*>\s*Please remove this photo: ([^<\s]+)/.exec(form) ?? [];
      expect(named.replaceAll("&amp;", "&")).toBe(link);
    }
  });
});
