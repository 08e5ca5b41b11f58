import { listMatchingAddresses } from "@manor/content-api/redirect-address";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Placed, placeRedirect, toTargetPath } from "./place-redirect.ts";

/** The redirects of a school, saved as the collection saves them. */
function openRedirects() {
  const stored = new Map<string, Placed>();
  const add = async (redirect: Placed): Promise<string | undefined> => {
    const others = () => [...stored.values()].filter(({ from }) => from !== redirect.from);
    const placement = await placeRedirect(redirect, {
      findFrom: async (addresses) => others().filter(({ from }) => addresses.includes(from)),
      findTo: async (path) => others().filter(({ to }) => toTargetPath(to) === path),
    });
    if (placement.refusal !== undefined) return placement.refusal;
    for (const { redirect: other, target } of placement.shortened)
      stored.set(other.from, { ...other, ...target });
    stored.set(redirect.from, { ...redirect, ...placement.target });
    return undefined;
  };
  const targetOf = (from: string) => stored.get(from)?.to;
  return { stored, add, targetOf };
}

const to = (from: string, target: string): Placed => ({ from, to: target, type: "301" });
const gone = (from: string): Placed => ({ from, to: "", type: "410" });

test("a redirect to an address that redirects is stored with the final target", async () => {
  const { add, targetOf } = openRedirects();
  await add(to("/b", "/contact#map"));
  await add(to("/a", "/B/"));
  expect(targetOf("/a")).toBe("/contact#map");
});

test("redirects to an address that now redirects lead to the final target, too", async () => {
  const { add, stored, targetOf } = openRedirects();
  await add(to("/a", "/b?x=1"));
  await add(to("/c", "/bb"));
  await add(to("/b", "/contact"));
  expect([targetOf("/a"), targetOf("/c")]).toEqual(["/contact", "/bb"]);
  await add(gone("/bb"));
  expect(stored.get("/c")).toEqual(gone("/c"));
});

test("a loop and a redirect to a removed page are refused", async () => {
  const { add, stored } = openRedirects();
  await add(to("/a", "/b"));
  expect(await add(to("/b", "/A"))).toMatch(/lead back to itself/);
  expect(await add(to("/x", "/x/"))).toMatch(/lead back to itself/);
  expect(await add(to("/x", "/x?y=1"))).toMatch(/lead back to itself/);
  await add(gone("/old"));
  expect(await add(to("/x", "/old"))).toMatch(/gone for good/);
  expect([...stored.keys()]).toEqual(["/a", "/old"]);
});

test("no sequence of redirects needs a second one or makes a loop", async () => {
  const address = fc.constantFrom("/a", "/b", "/c", "/d", "/a?x=1", "/b?p=2", "/c?x=1");
  const redirect = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(address, address).map(([from, target]) => to(from, target)) },
    { weight: 1, arbitrary: address.map(gone) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(redirect, { maxLength: 25 }), async (all) => {
      const { add, stored } = openRedirects();
      for (const one of all) await add(one);
      for (const { from, to: target, type } of stored.values()) {
        if (type === "410") continue;
        const next = listMatchingAddresses(target).filter((each) => stored.has(each));
        expect(next, `${from} → ${target}`).toEqual([]);
      }
    }),
  );
});
