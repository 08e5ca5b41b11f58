const entities =
  "albums|announcements|birthdays|calendar|contact|events|milestones|news|newsletters|notices|principal|search|text-pages|toppers|weekly-menu";
const high = `${entities}|home|header|footer|examples|not-found`;
/** Modules in these folders of the app; the plain data that a page declares of itself (`.page.ts`) is for all. */
const inApp = (folders) => `^apps/website/app/(${folders})/(?!.*\\.page\\.ts$)`;

/** Tests and examples may import anything. */
const tests = "(\\.(test|spec|e2e|examples)|/test-[a-z-]+)\\.tsx?$";

/** Circles that exist only through imports of types and are still to be broken: one file of each. */
const knownCircles = [
  // Guards and exchanges of the server know the app's context, whose type names the server's handlers.
  "^apps/website/app/site-context\\.ts$",
  "^apps/website/server/search/meals\\.ts$",
  "^apps/website/server/feeds/event-files\\.ts$",
];

const never = (name, from, to, options = {}) => ({
  name,
  severity: "error",
  from: { path: from, ...(options.fromNot && { pathNot: options.fromNot }) },
  to: {
    path: to,
    ...(options.toNot && { pathNot: options.toNot }),
    ...(options.typesAllowed && { dependencyTypesNot: ["type-only"] }),
  },
});

const layer = (from, to) => never(`app-layers-${from}`, inApp(from), inApp(to));

/** Import directions, and no circles; imports of types count, too. */
module.exports = {
  forbidden: [
    // The consumer is a project of its own that uses the published package.
    never("packages-stand-alone", "^packages/([^/]+)/", "^(apps/|packages/(?!$1/))", {
      fromNot: ["^packages/lightbox/test/consumer"],
    }),
    // A test states itself what it expects.
    // Recovery tests take the steps of an upgrade one by one, and a CMS of the CMS's own tests.
    never("tests-know-no-code", "^tests/", "^(apps|packages)/", {
      fromNot: ["^tests/recovery/"],
      toNot: ["^apps/cms/test/"],
    }),
    never(
      "nobody-imports-operations",
      "^(apps/(site|cms)|packages|tests/(e2e|resilience))/",
      "^apps/operations/",
    ),
    // Tests of the website look at the sample content.
    never("site-without-cms", "^apps/website/", "^apps/cms/", {
      toNot: "^apps/cms/seed/",
    }),
    never("cms-without-site", "^apps/cms/", "^apps/website/"),
    never("cms-source-without-server", "^apps/cms/src/", "^apps/cms/server/"),
    never("content-is-low", "^apps/website/content/", "^apps/website/(server|app)/"),
    never("app-without-server", "^apps/website/app/", "^apps/website/(server|content)/", {
      typesAllowed: true,
    }),
    // The root of the contract brings the schema library along; a browser needs only its small parts.
    never("app-without-schemas", "^apps/website/app/", "^packages/content-api/src/index\\.ts$", {
      typesAllowed: true,
    }),
    never("server-uses-for-server", "^apps/website/server/", "^apps/website/app/", {
      toNot: "^apps/website/app/for-server\\.ts$",
    }),
    layer("dates", `school|enhancements|islands|ui|lists|${high}`),
    layer("school", `enhancements|islands|ui|lists|${high}`),
    layer("enhancements", `school|islands|ui|lists|${high}`),
    layer("islands", `ui|lists|${high}`),
    layer("ui|seo", `lists|${high}`),
    layer("header|footer", `lists|${entities}|home`),
    layer("lists", high),
    layer(entities, "home|header|footer"),
    // An entity takes of another only its card and its rules. The search goes through everything.
    never(
      "entities-apart",
      `^apps/website/app/(${entities})/`,
      `^apps/website/app/(${entities})/`,
      {
        fromNot: ["^apps/website/app/search/"],
        toNot: ["^apps/website/app/$1/", "(-card\\.tsx|-(list|kinds)\\.ts|\\.page\\.ts)$"],
      },
    ),
    never(
      "no-vague-names",
      "(^|/)(utils?|helpers?|common|misc|lib|shared|manager|service)[./]",
      ".",
    ),
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { pathNot: knownCircles.join("|") } },
    },
  ],
  options: {
    // TypeScript 7 has no API for other programs.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["(^|/)(build|\\.next|\\.react-router|dist|migrations)/", tests] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
