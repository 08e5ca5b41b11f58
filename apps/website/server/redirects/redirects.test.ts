import type { Redirect } from "@manor/content-api";
import { beforeEach, expect, test } from "vitest";
import { sampleSchool } from "../../model/school/test-school.ts";
import { reply } from "../http/exchange.ts";
import { canonicalAddress } from "../request-checks.ts";
import { PASSED, serveSteps } from "../test-server.ts";
import { createRedirects } from "./redirects.ts";

let list: readonly Redirect[] = [];
const counted: string[] = [];

const step = createRedirects({
  // The step reads no other list.
  content: { peek: () => list as never },
  counter: {
    countRedirect: (_, from) => void counted.push(from),
    countMissing: ({ url }) => void counted.push(`missing ${url.pathname}${url.search}`),
  },
  sendGone: async () => reply(410, {}),
});
let school = sampleSchool;
const hindi = { ...sampleSchool, lang: "hi", source: sampleSchool };
const origin = await serveSteps(
  [step, canonicalAddress],
  () => school,
  (language) => (language === "hi" ? hindi : undefined),
);

const to = (from: string, target: string): Redirect => ({ from, to: target, type: "301" });

async function get(path: string, init: RequestInit = {}) {
  const response = await fetch(origin + path, { redirect: "manual", ...init });
  return [response.status, response.headers.get("location")];
}

beforeEach(() => {
  counted.length = 0;
  school = sampleSchool;
  list = [
    to("/about-us", "/About"),
    to("/?p=12", "/Events?year=2025"),
    to("/2019/school", "/contact#map"),
    to("/list.asp?id=7", "/gallery"),
    to("/स्कूल", "/about"),
    to("/news/sports-day", "/News"),
    to("/old.pdf", "/documents/new.pdf"),
    { from: "/alumni", to: "", type: "410" },
  ];
});

test.each([
  ["/about-us", "/about"],
  ["/About-Us/", "/about"],
  ["/%61bout-us?replytocom=3", "/about?replytocom=3"],
  ["/index.php/about-us/", "/about"],
  ["/?p=12", "/Events?year=2025"],
  ["/index.php?p=12&preview=true", "/Events?year=2025"],
  ["/2019/school/?page_id=9", "/contact#map"],
  ["/list.asp?id=7", "/Gallery"],
  ["/%E0%A4%B8%E0%A5%8D%E0%A4%95%E0%A5%82%E0%A4%B2/", "/about"],
  ["/news/sports-day/", "/News"],
  ["/old.pdf", "/documents/new.pdf"],
])("redirects %s once, to %s", async (path, target) => {
  expect(await get(path)).toEqual([301, target]);
  expect(await get(path, { method: "HEAD" })).toEqual([301, target]);
  // Nothing of its target redirects again.
  expect((await get(target.split("#")[0] ?? ""))[0]).toBe(PASSED);
});

test("leaves the pages of the website alone", async () => {
  list = [...list, to("/events", "/contact"), to("/", "/contact")];
  for (const path of ["/", "/Events", "/?q=1", "/Events?p=3", "/Events/12"])
    expect(await get(path), path).toEqual([PASSED, null]);
  expect(await get("/events/")).toEqual([301, "/Events"]);
  expect(counted.filter((each) => !each.startsWith("missing"))).toEqual([]);
});

const uploads = "/wp-content/uploads/2019/05";

test("smaller copies of a picture, and further pages of a list, have its redirect, and count for it", async () => {
  list = [
    to(`${uploads}/photo.jpg`, "/api/image/0f.jpg"),
    to(`${uploads}/photo-100x100.jpg`, "/contact"),
    { from: `${uploads}/withheld.jpg`, to: "", type: "410" },
    to("/category/sport", "/Events"),
    to("/hi/category/sport", "/hi/Events"),
    to("/tag/rain", "/News?year=2019"),
    to("/?cat=5", "/News"),
    { from: "/author/office", to: "", type: "410" },
  ];
  for (const [path, target] of [
    [`${uploads}/photo-300x200.jpg`, "/api/image/0f.jpg"],
    [`${uploads}/Photo-scaled.jpg`, "/api/image/0f.jpg"],
    // Its own redirect comes first.
    [`${uploads}/photo-100x100.jpg`, "/contact"],
    ["/category/sport/page/2/", "/Events"],
    ["/category/sport/?paged=2", "/Events"],
    ["/hi/category/sport/page/2", "/hi/Events"],
    ["/index.php/tag/rain/page/3", "/News?year=2019"],
    ["/page/2/?cat=5", "/News"],
    ["/?cat=5&paged=2", "/News"],
  ] as const) {
    expect(await get(path), path).toEqual([301, target]);
    expect((await get(target))[0], target).toBe(PASSED);
  }
  expect(await get(`${uploads}/withheld-1024x768.jpg`)).toEqual([410, null]);
  expect(await get("/author/office/page/2/")).toEqual([410, null]);
  expect(counted.slice(-2)).toEqual([`${uploads}/withheld.jpg`, "/author/office"]);
  for (const path of [`${uploads}/other-300x200.jpg`, "/category/other/page/2"])
    expect(await get(path), path).toEqual([PASSED, null]);
});

test("further pages of a page that this site has, too, lead to it", async () => {
  list = [];
  expect(await get("/hi/news/page/2")).toEqual([PASSED, null]);
  school = { ...sampleSchool, languages: [{ code: "hi", name: "Hindi" }] };
  for (const [path, target] of [
    ["/events/page/2/", "/Events"],
    ["/hi/news/page/2", "/hi/News"],
    ["/page/3/", "/"],
    ["/hi/page/3/", "/hi"],
  ] as const) {
    expect(await get(path), path).toEqual([301, target]);
    expect((await get(target))[0], target).toBe(PASSED);
  }
  expect(await get("/events/12/page/2")).toEqual([PASSED, null]);
});

test("an address that looks like a copy or a further page, but that this site has, leads nowhere else", async () => {
  const { list: pages, ...others } = sampleSchool.pages;
  const [page] = pages;
  if (!page) throw new Error("The sample school has no page.");
  const houses = { ...page, address: "/houses/page/2" };
  school = { ...sampleSchool, pages: { ...others, list: [...pages, houses] } };
  list = [
    ...[to("/api/image/0f.jpg", "/contact"), to("/documents/map.jpg", "/contact")],
    ...[to("/houses", "/contact"), to("/houses?p=5", "/contact")],
  ];
  for (const path of ["/api/image/0f-300x200.jpg", "/documents/map-scaled.jpg"])
    expect(await get(path), path).toEqual([PASSED, null]);
  for (const path of ["/houses/page/2", "/houses/page/2?p=5"])
    expect(await get(path), path).toEqual([PASSED, null]);
  expect(await get("/houses/page/3")).toEqual([301, "/contact"]);
});

test("a redirect to a further page of itself is a loop, and is ignored", async () => {
  list = [to("/old", "/old/page/2"), to("/a", "/b/page/2"), to("/b", "/contact")];
  expect(await get("/old")).toEqual([PASSED, null]);
  expect(await get("/old/page/2")).toEqual([PASSED, null]);
  expect(await get("/a")).toEqual([301, "/contact"]);
});

test("sends the page about removed content, and passes an unknown address and a posted form on", async () => {
  expect(await get("/Alumni/")).toEqual([410, null]);
  expect(await get("/list.asp?id=8")).toEqual([PASSED, null]);
  expect(await get("/about-us", { method: "POST" })).toEqual([PASSED, null]);
  expect(counted).toEqual(["/alumni"]);
});

test("counts the redirect by its address, and an id of WordPress without one as missing", async () => {
  await get("/About-Us/?x=1");
  await get("/?p=99");
  await get("/");
  expect(counted).toEqual(["/about-us", "missing /?p=99"]);
});

test("redirects a page with index.php, even without a list", async () => {
  list = [];
  expect(await get("/index.php/events/")).toEqual([301, "/Events"]);
  expect(await get("/index.php")).toEqual([301, "/"]);
  expect(await get("/index.php/nowhere")).toEqual([PASSED, null]);
});

test("follows redirects of another CMS to the end, and ignores a loop", async () => {
  list = [to("/a", "/b"), to("/b", "/c"), to("/c", "/contact"), to("/x", "/y"), to("/y", "/x")];
  expect(await get("/a")).toEqual([301, "/contact"]);
  expect(await get("/x")).toEqual([PASSED, null]);
});

test("drops the visitor's parameters when the target would redirect again with them", async () => {
  list = [to("/a", "/b"), to("/b?x=1", "/contact")];
  expect(await get("/a?x=1")).toEqual([301, "/b"]);
  expect(await get("/a?x=2")).toEqual([301, "/b?x=2"]);
});
