import { expect, test } from "vitest";
import { findLinks, limitRequests } from "./links.ts";

test("requests eight addresses at a time", async () => {
  let [running, most] = [0, 0];
  const find = limitRequests(async (address) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return address.endsWith("7");
  });
  const addresses = Array.from({ length: 40 }, (_, n) => `https://www.sgc.example/${n}`);
  const results = await Promise.all(addresses.map(find));
  expect(most).toBe(8);
  expect(results.filter(Boolean)).toHaveLength(4);
});

test("requests an address once, and again after five minutes", async () => {
  let now = 0;
  const asked: number[] = [];
  const isMissing = async () => asked.push(now) === 1;
  const find = limitRequests(isMissing, () => now);
  const results = [];
  for (now = 0; now <= 600_000; now += 60_000) results.push(await find("https://sgc.example/"));
  expect(asked).toEqual([0, 300_000, 600_000]);
  expect(results.filter(Boolean)).toHaveLength(5);
});

test("requests an address again when it did not respond", async () => {
  const results = [undefined, true];
  const find = limitRequests(async () => results.shift());
  expect(await find("https://sgc.example/")).toBeUndefined();
  expect(await find("https://sgc.example/")).toBe(true);
  expect(await find("https://sgc.example/")).toBe(true);
});

test("finds the links of a record, of its rich text and of its buttons, each once", () => {
  const link = (url: string) => ({ type: "link", fields: { url }, children: [{ text: "/Text" }] });
  const record = {
    url: "https://school.example/Old?year=2020",
    body: {
      root: {
        children: [
          { type: "paragraph", children: [link("/Gone#top"), link("/Gone"), link("tel:+91")] },
          { type: "block", fields: { blockType: "button", label: "On", href: "/Apply" } },
          link("//elsewhere.example/x"),
          link("https://elsewhere.example/y"),
        ],
      },
    },
  };
  expect(findLinks(record, "https://school.example")).toEqual([
    "/Old?year=2020",
    "/Gone",
    "/Apply",
  ]);
  expect(findLinks(null, "https://school.example")).toEqual([]);
});
