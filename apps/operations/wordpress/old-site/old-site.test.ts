import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Handler, startOldSite } from "../../../cms/test/wordpress/old-site.ts";
import { makePlan } from "../plan/make-plan.ts";
import { createFolder, noRules } from "../test-exports.ts";
import {
  first,
  planWith,
  refuse,
  sendFixture,
  sendPage,
  toFile,
  toMain,
} from "../test-old-site.ts";
import { OldSite } from "./old-site.ts";
import { StoredAnswers } from "./stored-answers.ts";

test("ten refusals in a row stop the requests, and the plan has one warning of it", async () => {
  const items = Array.from({ length: 30 }, (_, index) => ({
    ...{ id: index + 1, content: "<p>Some words</p>[nggallery id=1]" },
  }));
  const files = Object.fromEntries(items.map(({ id }) => [`/${id}/`, refuse]));
  const { plan, site } = await planWith(toFile(...items), {
    "/wp-json/wp/v2/pages": refuse,
    ...files,
  });
  expect(plan.warnings).toEqual([
    "30 items come from the export alone, because the old site was not read: the old site refuses this server (403). Let it in where the old site blocks robots, and import again.",
  ]);
  expect(plan.items.every(({ rung, needsPerson }) => rung === "classic" && needsPerson)).toBe(true);
  expect(first(plan).warnings).toHaveLength(1);
  // Four requests may be under way when the tenth refusal comes.
  expect(site.requests.length).toBeLessThanOrEqual(14);
});

test.each<[string, Handler, string]>([
  [
    "a redirect to this server",
    (_, response) => void response.writeHead(302, { location: "http://127.0.0.1/" }).end(),
    "it is on another host (127.0.0.1) than the old site",
  ],
  ["a page of more than 5 MB", toMain("a ".repeat(3 * 1024 * 1024)), "it is larger than 5 MB"],
  ["a page without a main part", sendPage("<body><p>Words</p></body>"), "it has no main part"],
  [
    "the page of another item",
    sendPage(`<body class="home page page-id-7"><main><p>Welcome</p></main></body>`),
    "its address leads to another page",
  ],
  [
    "a list instead of the item",
    sendPage(`<body class="home blog"><main><p>Welcome</p></main></body>`),
    "its address leads to another page",
  ],
  [
    "a page with a password",
    toMain(`<form class="post-password-form"><input name="post_password"></form><p>Words</p>`),
    "it asks for a password",
  ],
  [
    "a file",
    (_, response) => void response.writeHead(200, { "content-type": "image/png" }).end("x"),
    "it is not a web page",
  ],
])("%s leaves the content of the export, with the reason", async (_, handler, reason) => {
  const { plan } = await planWith(toFile({ id: 1, content: "Hello" }), { "/1/": handler });
  expect(first(plan)).toMatchObject({ rung: "classic", needsPerson: false });
  expect(first(plan).warnings).toEqual([`Its page on the old site was not read: ${reason}.`]);
  expect(plan.warnings).toEqual([]);
});

test("a page that asks whether the server is a robot is one warning of the plan", async () => {
  const page = sendPage("<title>Just a moment...</title><main><p>Wait.</p></main>");
  const { plan } = await planWith(toFile({ id: 1, content: "Hello" }), { "/1/": page });
  expect(first(plan)).toMatchObject({ rung: "classic", warnings: [] });
  expect(plan.warnings).toEqual([
    "1 item comes from the export alone, because the old site was not read: the old site asks whether this server is a robot.",
  ]);
});

test("ten failures of the server in a row stop the requests", async () => {
  const fail: Handler = (_, response) => void response.writeHead(500).end();
  const items = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, content: "Hello" }));
  const files = Object.fromEntries(items.map(({ id }) => [`/${id}/`, fail]));
  const { plan, site } = await planWith(toFile(...items), files);
  expect(plan.warnings).toEqual([
    expect.stringMatching(/^20 items .*the old site answered 500\.$/),
  ]);
  expect(site.requests.length).toBeLessThanOrEqual(14);
});

test("a private address of the old site is not asked", async () => {
  const { from, requests, stop } = await startOldSite({});
  onTestFinished(async () => void (await stop()));
  const plan = await makePlan({
    ...{
      files: [toFile({ id: 1, content: "Hello", link: "http://127.0.0.1/1/" })],
      rules: noRules,
    },
    from: new URL(`http://127.0.0.1:${from.port}/`),
    oldSite: {
      stored: new StoredAnswers(join(createFolder(), "stored")),
      site: new OldSite(new URL(`http://127.0.0.1:${from.port}/`)),
    },
  });
  expect(plan.warnings.at(-1)).toMatch(
    /not read: 127\.0\.0\.1 is a private or reserved address\.$/,
  );
  expect(requests).toEqual([]);
});

test("a plan from what was stored is the same, and asks for nothing", async () => {
  const folder = createFolder();
  const file = toFile({ id: 61, content: "[nggallery id=3]" }, { id: 62, content: "Hello" });
  const made = await planWith(file, { "/61/": sendFixture("nextgen"), "/62/": refuse }, folder);
  const { length } = made.site.requests;
  expect(await made.again()).toEqual(made.plan);
  expect(made.site.requests).toHaveLength(length);
});

test("the next plan asks for what did not come, and for items that changed", async () => {
  const folder = createFolder();
  const whole = toMain("<p>Words of the public page, which are many more than ten words.</p>");
  const serve = { "/1/": whole, "/2/": whole, "/3/": whole };
  const before = { id: 1, content: "Hello" };
  // The page of item 3 is not there.
  const file = toFile(before, { id: 2, content: "Hi" }, { id: 3, content: "Hey" });
  await planWith(file, { "/1/": whole, "/2/": refuse }, folder);
  const later = await planWith(file, serve, folder);
  expect(later.site.requests.filter((path) => !path.startsWith("/wp-json"))).toEqual(["/2/"]);
  const changed = await planWith(toFile({ id: 1, content: "Hello you" }), serve, folder);
  expect(changed.site.requests).toContain("/1/");
});

test("the time for one plan is limited, and its warning explains how to go on", async () => {
  const file = toFile({ id: 1, content: "Hello" }, { id: 2, content: "Hi" });
  const site = await startOldSite({ "/1/": toMain("<p>Words</p>") });
  onTestFinished(async () => void (await site.stop()));
  let now = 0;
  const plan = await makePlan({
    ...{ files: [file], from: site.from, rules: noRules },
    oldSite: {
      stored: new StoredAnswers(join(createFolder(), "stored")),
      site: new OldSite(site.from, site.network),
      clock: () => (now += 10 * 60_000),
    },
  });
  expect(plan.warnings).toEqual([
    "2 items come from the export alone, because the old site was not read: the limit of one plan was reached. Make the plan again to go on.",
  ]);
});
