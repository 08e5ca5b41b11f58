import assert from "node:assert/strict";
import { textPaths } from "@manor/content-api/site-paths";
import { describe, test } from "vitest";
import { clerk, host } from "../sample-host.ts";
import { text } from "./page-text.ts";

type Saved = { id: number; address: string; body: unknown };

const ask = async () => (await (await fetch(`${host.url}/api/site/SGSM`)).json()).pages;
const listed = async (): Promise<{ address: string; title: string }[]> => (await ask())?.list ?? [];
const pageAt = async (address: string): Promise<Saved> => {
  const query = `where[address][equals]=${address}&depth=0`;
  return (await (await clerk.ask("GET", `pages?${query}`)).json()).docs[0];
};
const published = { _status: "published" };

describe("the pages of text", () => {
  test("the admin panel has every page of the website with the sample's words, and says nothing of them", async () => {
    const { docs } = await (await clerk.ask("GET", "pages?limit=100&depth=0")).json();
    const addresses = docs.map(({ address }: Saved) => address).sort();
    assert.deepEqual(addresses, [...textPaths].sort());
    const about = JSON.stringify((await pageAt("/about")).body);
    assert.match(about, /The school was founded in \{founded\}/);
    assert.equal(await ask(), undefined);
  });

  test("what is published is answered, a draft is not, and the sample's words come back at one press", async () => {
    const { id } = await pageAt("/about");
    const path = `pages/${id}`;
    await clerk.save("PATCH", `${path}?draft=true`, { title: "A draft", _status: "draft" });
    assert.equal(await ask(), undefined);
    await clerk.save("PATCH", path, { title: "Who we are", body: text("Ours."), ...published });
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
    assert.equal((await clerk.ask("POST", `${path}/sample`)).status, 200);
    assert.equal(await ask(), undefined);
  });

  test("a new page is answered under its address, an old address leads to it, and no address is given twice", async () => {
    const page = { title: "Pool", address: "/pool", group: "Facilities", body: text("Deep.") };
    const { id } = await clerk.save("POST", "pages", { ...page, ...published });
    assert.deepEqual(
      (await listed()).map(({ address }) => address),
      ["/pool"],
    );
    await clerk.save("PATCH", `pages/${id}`, { address: "/swimming-pool", ...published });
    assert.deepEqual((await ask()).moved, [{ from: "/pool", to: "/swimming-pool" }]);
    for (const address of ["/contact", "/About", "/api/x", "/Swimming-Pool", "pool", "/a b"]) {
      const answer = await clerk.ask("POST", "pages", { ...page, address, ...published });
      assert.equal(answer.status, 400, address);
      assert.match(await answer.text(), /uses this path|such as \/swimming-pool/);
    }
    assert.equal((await clerk.ask("DELETE", `pages/${id}`)).status, 200);
    assert.equal(await ask(), undefined);
  });

  test("a page of the website is hidden with a reason, and never removed", async () => {
    const { id } = await pageAt("/values");
    const trash = await clerk.ask("PATCH", `pages/${id}`, { deletedAt: new Date().toISOString() });
    assert.equal(trash.status, 400);
    assert.match(await trash.text(), /cannot be deleted/);
    assert.equal((await clerk.ask("DELETE", `pages/${id}`)).status, 400);
    const hide = (because: string) =>
      clerk.ask("PATCH", `pages/${id}`, { isHidden: true, hiddenBecause: because, ...published });
    assert.equal((await hide("")).status, 400);
    assert.equal((await hide("It is being rewritten.")).status, 200);
    assert.deepEqual(
      (await ask()).list.map(({ address, isHidden }: { address: string; isHidden: boolean }) => [
        address,
        isHidden,
      ]),
      [["/values", true]],
    );
    await clerk.ask("POST", `pages/${id}/sample`);
    assert.equal(await ask(), undefined);
  });

  test("pages that nobody has touched speak of whom the school teaches, in the admin panel, too; one that somebody wrote stays", async () => {
    const { id } = await pageAt("/about");
    await clerk.save("PATCH", `pages/${id}`, { body: text("Our boys."), ...published });
    const says = (pupils: string) =>
      clerk.ask("POST", "globals/settings", { pupils, _status: "published" });
    const hostel = async () => JSON.stringify((await pageAt("/hostel")).body);

    assert.equal((await says("girls")).status, 200);
    assert.match(await hostel(), /A girl wakes among friends/);
    assert.match(JSON.stringify((await pageAt("/about")).body), /Our boys\./);
    assert.deepEqual(
      (await listed()).map(({ address }) => address),
      ["/about"],
    );
    assert.equal((await clerk.ask("POST", `pages/${id}/sample`)).status, 200);
    assert.match(JSON.stringify((await pageAt("/about")).body), /Girls from \{classes\}/);
    assert.equal(await ask(), undefined);

    assert.equal((await says("boys")).status, 200);
    assert.match(await hostel(), /A boy wakes among friends/);
    assert.equal(await ask(), undefined);
  });

  test("the admin panel refuses a link that runs a script and a fact that there is not", async () => {
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
    const answer = await clerk.ask("PATCH", `pages/${id}`, { body, ...published });
    assert.equal(answer.status, 400);
    const unknown = await clerk.ask("PATCH", `pages/${id}`, {
      body: text("Since {nobody}."),
      ...published,
    });
    assert.equal(unknown.status, 400);
    assert.match(await unknown.text(), /only web links and these placeholders/);
    const lead = await clerk.ask("PATCH", `pages/${id}`, { lead: "Since {nobody}", ...published });
    assert.equal(lead.status, 400);
    assert.equal(await ask(), undefined);
  });
});
