import type { School } from "@manor/content-api/school";
import { readSampleSchool } from "@manor/sample-school";
import { describe, expect, test } from "vitest";
import { expectResponse } from "../prepare-cms.ts";
import { admin, visitor } from "../sample-cms.ts";
import { text } from "./page-text.ts";

const sample = readSampleSchool().pages.list;
const shown = async (): Promise<School["pages"]> => (await visitor.school()).pages;
const find = async (address: string) =>
  (await shown()).list.find((page) => page.address === address);
/** A page in the admin panel. */
async function openPage(address: string) {
  const query = `where[address][equals]=${address}&depth=0`;
  const [page] = await admin.find(`pages?${query}`);
  return { path: `pages/${page?.id}`, body: JSON.stringify(page?.["body"]) };
}
const published = { _status: "published" };

describe("text pages", () => {
  test("of a new CMS are those of the sample, by the CMS", async () => {
    const pages = await admin.find("pages?limit=100&depth=0");
    expect(new Set(pages.map(({ changedBy }) => changedBy))).toEqual(new Set(["the CMS"]));
    expect((await openPage("/about")).body).toMatch(/The school was founded in \{founded\}/);
    expect((await shown()).list).toEqual(sample);
  });

  test("a published page is in the response, and a draft is not", async () => {
    const { path } = await openPage("/about");
    await admin.save("PATCH", `${path}?draft=true`, { title: "A draft", _status: "draft" });
    expect((await shown()).list).toEqual(sample);
    await admin.save("PATCH", path, { title: "Who we are", body: text("Ours."), ...published });
    expect(await find("/about")).toEqual({
      ...sample.find(({ address }) => address === "/about"),
      title: "Who we are",
      body: [{ kind: "paragraph", pieces: [{ kind: "text", text: "Ours.", isStrong: true }] }],
    });
  });

  test("a new page has its address, an old address redirects to it, and every address is unique", async () => {
    const page = { title: "Pool", group: "Facilities", body: text("Deep."), ...published };
    const { id } = await admin.publish("pages", { ...page, address: "/pool" });
    expect(await find("/pool")).toMatchObject({ title: "Pool" });
    await admin.save("PATCH", `pages/${id}`, { address: "/pool-of-the-test", ...published });
    expect((await shown()).moved).toEqual([{ from: "/pool", to: "/pool-of-the-test" }]);
    for (const address of ["/contact", "/About", "/api/x", "/Pool-of-the-Test", "pool", "/a b"])
      await expectResponse(
        admin.ask("POST", "pages", { ...page, address }),
        400,
        /uses this path|such as \/swimming-pool/,
      );
    await expectResponse(admin.ask("DELETE", `pages/${id}`), 200);
    expect((await shown()).moved).toEqual([]);
  });

  test("a page can be hidden with a reason, or deleted", async () => {
    const { path } = await openPage("/values");
    const hide = (hiddenBecause: string) =>
      admin.ask("PATCH", path, { isHidden: true, hiddenBecause, ...published });
    await expectResponse(hide(""), 400);
    await expectResponse(hide("It is being rewritten."), 200);
    expect(await find("/values")).toBeUndefined();
    await admin.save("PATCH", path, { isHidden: false, ...published });
    expect(await find("/values")).toMatchObject({ title: "Our Values" });
    await admin.trash(path);
    expect(await find("/values")).toBeUndefined();
    expect((await shown()).list).toHaveLength(sample.length - 1);
  });

  test("a link with a script and an unknown fact are rejected", async () => {
    const { path } = await openPage("/about");
    const { root } = text("x");
    const [paragraph] = root.children;
    const fields = { linkType: "custom", url: "javascript:alert(1)", newTab: false };
    const link = { ...paragraph, type: "link", version: 3, fields };
    const scripted = { root: { ...root, children: [{ ...paragraph, children: [link] }] } };
    const message = /only web links and these placeholders/;
    for (const body of [scripted, text("Since {nobody}.")])
      await expectResponse(admin.ask("PATCH", path, { body, ...published }), 400, message);
    await expectResponse(admin.ask("PATCH", path, { lead: "Since {nobody}", ...published }), 400);
    expect(await find("/about")).toMatchObject({ title: "Who we are" });
  });
});
