import assert from "node:assert/strict";
import { textPaths } from "@manor/content-api/site-paths";
import { describe, test } from "vitest";
import { admin, cms } from "../sample-cms.ts";
import { text } from "./page-text.ts";

type Saved = { id: number; address: string; body: unknown };

const ask = async () => (await (await fetch(`${cms.url}/api/site/SGSM`)).json()).pages;
const listed = async (): Promise<{ address: string; title: string }[]> => (await ask())?.list ?? [];
const pageAt = async (address: string): Promise<Saved> => {
  const query = `where[address][equals]=${address}&depth=0`;
  return (await (await admin.ask("GET", `pages?${query}`)).json()).docs[0];
};
const published = { _status: "published" };

describe("text pages", () => {
  test("start with the sample text, which the response omits", async () => {
    const { docs } = await (await admin.ask("GET", "pages?limit=100&depth=0")).json();
    const addresses = docs.map(({ address }: Saved) => address).sort();
    assert.deepEqual(addresses, [...textPaths].sort());
    const about = JSON.stringify((await pageAt("/about")).body);
    assert.match(about, /The school was founded in \{founded\}/);
    assert.equal(await ask(), undefined);
  });

  test("a published page is in the response, a draft is not, and one request restores the sample text", async () => {
    const { id } = await pageAt("/about");
    const path = `pages/${id}`;
    await admin.save("PATCH", `${path}?draft=true`, { title: "A draft", _status: "draft" });
    assert.equal(await ask(), undefined);
    await admin.save("PATCH", path, { title: "Who we are", body: text("Ours."), ...published });
    const [page, ...others] = await listed();
    assert.deepEqual(others, []);
    assert.deepEqual(
      { ...page },
      {
        ...page,
        address: "/about",
        replaces: "/about",
        title: "Who we are",
        body: [{ kind: "paragraph", pieces: [{ kind: "text", text: "Ours.", isStrong: true }] }],
      },
    );
    assert.equal((await admin.ask("POST", `${path}/sample`)).status, 200);
    assert.equal(await ask(), undefined);
  });

  test("a new page has its address, an old address redirects to it, and every address is unique", async () => {
    const page = { title: "Pool", address: "/pool", group: "Facilities", body: text("Deep.") };
    const { id } = await admin.save("POST", "pages", { ...page, ...published });
    assert.deepEqual(
      (await listed()).map(({ address }) => address),
      ["/pool"],
    );
    await admin.save("PATCH", `pages/${id}`, { address: "/swimming-pool", ...published });
    assert.deepEqual((await ask()).moved, [{ from: "/pool", to: "/swimming-pool" }]);
    for (const address of ["/contact", "/About", "/api/x", "/Swimming-Pool", "pool", "/a b"]) {
      const response = await admin.ask("POST", "pages", { ...page, address, ...published });
      assert.equal(response.status, 400, address);
      assert.match(await response.text(), /uses this path|such as \/swimming-pool/);
    }
    assert.equal((await admin.ask("DELETE", `pages/${id}`)).status, 200);
    assert.equal(await ask(), undefined);
  });

  test("a page of the website can be hidden with a reason, but not deleted", async () => {
    const { id } = await pageAt("/values");
    const trash = await admin.ask("PATCH", `pages/${id}`, { deletedAt: new Date().toISOString() });
    assert.equal(trash.status, 400);
    assert.match(await trash.text(), /cannot be deleted/);
    assert.equal((await admin.ask("DELETE", `pages/${id}`)).status, 400);
    const hide = (because: string) =>
      admin.ask("PATCH", `pages/${id}`, { isHidden: true, hiddenBecause: because, ...published });
    assert.equal((await hide("")).status, 400);
    assert.equal((await hide("It is being rewritten.")).status, 200);
    assert.deepEqual(
      (await ask()).list.map(({ address, isHidden }: { address: string; isHidden: boolean }) => [
        address,
        isHidden,
      ]),
      [["/values", true]],
    );
    await admin.ask("POST", `pages/${id}/sample`);
    assert.equal(await ask(), undefined);
  });

  test("unchanged pages follow the school's pupils, and changed ones stay", async () => {
    const { id } = await pageAt("/about");
    await admin.save("PATCH", `pages/${id}`, { body: text("Our boys."), ...published });
    const setPupils = (pupils: string) =>
      admin.ask("POST", "globals/settings", { pupils, _status: "published" });
    const hostel = async () => JSON.stringify((await pageAt("/hostel")).body);

    assert.equal((await setPupils("girls")).status, 200);
    assert.match(await hostel(), /A girl wakes among friends/);
    assert.match(JSON.stringify((await pageAt("/about")).body), /Our boys\./);
    assert.deepEqual(
      (await listed()).map(({ address }) => address),
      ["/about"],
    );
    assert.equal((await admin.ask("POST", `pages/${id}/sample`)).status, 200);
    assert.match(JSON.stringify((await pageAt("/about")).body), /Girls from \{classes\}/);
    assert.equal(await ask(), undefined);

    assert.equal((await setPupils("boys")).status, 200);
    assert.match(await hostel(), /A boy wakes among friends/);
    assert.equal(await ask(), undefined);
  });

  test("a link with a script and an unknown fact are rejected", async () => {
    const { id } = await pageAt("/about");
    const link = text("x");
    const [paragraph] = link.root.children;
    const fields = { linkType: "custom", url: "javascript:alert(1)", newTab: false };
    const children = [
      {
        type: "link",
        version: 3,
        format: "",
        indent: 0,
        direction: null,
        fields,
        children: paragraph?.children,
      },
    ];
    const body = { root: { ...link.root, children: [{ ...paragraph, children }] } };
    const response = await admin.ask("PATCH", `pages/${id}`, { body, ...published });
    assert.equal(response.status, 400);
    const unknown = await admin.ask("PATCH", `pages/${id}`, {
      body: text("Since {nobody}."),
      ...published,
    });
    assert.equal(unknown.status, 400);
    assert.match(await unknown.text(), /only web links and these placeholders/);
    const lead = await admin.ask("PATCH", `pages/${id}`, { lead: "Since {nobody}", ...published });
    assert.equal(lead.status, 400);
    assert.equal(await ask(), undefined);
  });
});
