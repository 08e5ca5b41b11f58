import { textPaths } from "@manor/content-api/site-paths";
import { describe, expect, test } from "vitest";
import { expectResponse } from "../prepare-cms.ts";
import { admin, visitor } from "../sample-cms.ts";
import { text } from "./page-text.ts";

/** The text pages in the response; `undefined` when all are the sample. */
const shown = async () => (await visitor.school()).pages;
/** A page in the admin panel. */
async function openPage(address: string) {
  const query = `where[address][equals]=${address}&depth=0`;
  const [page] = await admin.find(`pages?${query}`);
  return { path: `pages/${page?.id}`, body: JSON.stringify(page?.["body"]) };
}
const published = { _status: "published" };

describe("text pages", () => {
  test("start with the sample text, which the response omits", async () => {
    const pages = await admin.find("pages?limit=100&depth=0");
    expect(pages.map(({ address }) => address).sort()).toEqual([...textPaths].sort());
    expect((await openPage("/about")).body).toMatch(/The school was founded in \{founded\}/);
    expect(await shown()).toBeUndefined();
  });

  test("a published page is in the response, a draft is not, and one request restores the sample text", async () => {
    const { path } = await openPage("/about");
    await admin.save("PATCH", `${path}?draft=true`, { title: "A draft", _status: "draft" });
    expect(await shown()).toBeUndefined();
    await admin.save("PATCH", path, { title: "Who we are", body: text("Ours."), ...published });
    expect((await shown()).list).toEqual([
      expect.objectContaining({
        address: "/about",
        replaces: "/about",
        title: "Who we are",
        body: [{ kind: "paragraph", pieces: [{ kind: "text", text: "Ours.", isStrong: true }] }],
      }),
    ]);
    await expectResponse(admin.ask("POST", `${path}/sample`), 200);
    expect(await shown()).toBeUndefined();
  });

  test("a new page has its address, an old address redirects to it, and every address is unique", async () => {
    const page = { title: "Pool", group: "Facilities", body: text("Deep."), ...published };
    const { id } = await admin.publish("pages", { ...page, address: "/pool" });
    expect((await shown()).list).toMatchObject([{ address: "/pool" }]);
    await admin.save("PATCH", `pages/${id}`, { address: "/swimming-pool", ...published });
    expect((await shown()).moved).toEqual([{ from: "/pool", to: "/swimming-pool" }]);
    for (const address of ["/contact", "/About", "/api/x", "/Swimming-Pool", "pool", "/a b"])
      await expectResponse(
        admin.ask("POST", "pages", { ...page, address }),
        400,
        /uses this path|such as \/swimming-pool/,
      );
    await expectResponse(admin.ask("DELETE", `pages/${id}`), 200);
    expect(await shown()).toBeUndefined();
  });

  test("a page of the website can be hidden with a reason, but not deleted", async () => {
    const { path } = await openPage("/values");
    const trash = admin.ask("PATCH", path, { deletedAt: new Date().toISOString() });
    await expectResponse(trash, 400, /cannot be deleted/);
    await expectResponse(admin.ask("DELETE", path), 400);
    const hide = (hiddenBecause: string) =>
      admin.ask("PATCH", path, { isHidden: true, hiddenBecause, ...published });
    await expectResponse(hide(""), 400);
    await expectResponse(hide("It is being rewritten."), 200);
    expect((await shown()).list).toMatchObject([{ address: "/values", isHidden: true }]);
    await admin.ask("POST", `${path}/sample`);
    expect(await shown()).toBeUndefined();
  });

  test("unchanged pages follow the school's pupils, and changed ones stay", async () => {
    const { path } = await openPage("/about");
    await admin.save("PATCH", path, { body: text("Our boys."), ...published });
    const setPupils = (pupils: string) => admin.publish("globals/settings", { pupils });

    await setPupils("girls");
    expect((await openPage("/hostel")).body).toMatch(/A girl wakes among friends/);
    expect((await openPage("/about")).body).toMatch(/Our boys\./);
    expect((await shown()).list).toMatchObject([{ address: "/about" }]);
    await expectResponse(admin.ask("POST", `${path}/sample`), 200);
    expect((await openPage("/about")).body).toMatch(/Girls from \{classes\}/);
    expect(await shown()).toBeUndefined();

    await setPupils("boys");
    expect((await openPage("/hostel")).body).toMatch(/A boy wakes among friends/);
    expect(await shown()).toBeUndefined();
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
    expect(await shown()).toBeUndefined();
  });
});
