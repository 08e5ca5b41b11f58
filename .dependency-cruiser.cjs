const entities =
  "albums|announcements|birthdays|calendar|contact|events|milestones|news|newsletters|notices|principal|search|text-pages|toppers|weekly-menu";
const high = `${entities}|home|header|footer|examples|not-found`;
const inApp = (folders) => `^apps/website/app/(${folders})/`;

/** Tests and examples may import anything. */
const tests = "(\\.(test|spec|e2e|examples)|/test-[a-z-]+)\\.tsx?$";

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

/**
 * The floors of the CMS from top to bottom; apps/cms/README.md describes them. A file or folder imports only from its
 * own floor and from those below, types included.
 */
const cmsFloors = [
  "app|instrumentation|start-cms",
  "seed",
  "payload\\.config|choose-database|handle-content-api",
  "preview",
  "admin",
  "wordpress-import",
  "collections",
  "globals",
  "jobs",
  "email",
  "content-api",
  "media",
  "auth",
  "audit-log",
  "collection-defaults",
  "withdrawals",
  "erased-records",
  "wordpress-exports",
  "translations",
  "fields",
  "access",
  "ui",
  "workers",
  "content-version",
  "payload-fixes",
  "database",
  "shared-state",
  "i18n",
  "add-hooks|cms|config|mail-settings|payload-secret|payload-types|read-config|timing-safe-equal|today|trusted-origins",
];
const onFloors = (floors) => `^apps/cms/src/(${floors.join("|")})(/|\\.ts$)`;
const cmsRules = [
  never("cms-files-have-a-floor", "^apps/cms/src/", ".", { fromNot: [onFloors(cmsFloors)] }),
  ...cmsFloors
    .map((floor, index) =>
      never(
        `cms-floors-${floor.split("|", 1)[0]}`,
        onFloors([floor]),
        onFloors(cmsFloors.slice(0, index)),
      ),
    )
    .slice(1),
];

/** Import directions and no cycles, including type imports. */
module.exports = {
  forbidden: [
    // The consumer is a separate project that uses the published package.
    never("packages-without-apps", "^packages/([^/]+)/", "^(apps/|packages/(?!$1/))", {
      fromNot: ["^packages/lightbox/test/consumer", "^packages/(sample-school|content-api)/"],
    }),
    never(
      "content-api-imports-server-kit",
      "^packages/content-api/",
      "^packages/(?!content-api|server-kit)",
    ),
    never(
      "sample-school-imports-content-api",
      "^packages/sample-school/",
      "^(apps|packages/(?!sample-school|content-api))/",
    ),
    // Tests state their expected values themselves. Recovery tests run the steps of an upgrade.
    never("tests-without-code", "^tests/", "^(apps|packages)/", {
      fromNot: ["^tests/recovery/"],
      toNot: [
        "^apps/cms/test/",
        "^packages/sample-school/src/read-sample-(school|translations)\\.ts$",
      ],
    }),
    never(
      "nothing-imports-operations",
      "^(apps/(website|cms)|packages|tests/(e2e|resilience))/",
      "^apps/operations/",
    ),
    // Tests of the website read the sample content.
    never("site-without-cms", "^apps/website/", "^apps/cms/", {
      toNot: "^apps/cms/seed/",
    }),
    // An address that the website uses itself is not free for a text page or a redirect.
    never("cms-without-site", "^apps/cms/", "^apps/website/", {
      toNot: "^apps/website/model/pages/(free|served)-address\\.ts$",
    }),
    never("cms-source-without-server", "^apps/cms/src/", "^apps/cms/server/"),
    never(
      "content-without-server-and-app",
      "^apps/website/content/",
      "^apps/website/(server|app|model)/",
    ),
    // Types of the content store describe what a reader returns.
    never("model-without-server", "^apps/website/model/", "^apps/website/(server|content)/", {
      typesAllowed: true,
    }),
    never("model-without-app", "^apps/website/model/", "^apps/website/app/"),
    never("model-without-react", "^apps/website/model/", "(^|/)node_modules/react", {
      typesAllowed: true,
    }),
    never("app-without-server", "^apps/website/app/", "^apps/website/(server|content)/", {
      typesAllowed: true,
    }),
    never(
      "only-content-reads-the-sample-school",
      "^apps/website/(?!content/)",
      "^packages/sample-school/",
    ),
    // The root of the content API imports zod, which browsers must not load.
    never("app-without-schemas", "^apps/website/app/", "^packages/content-api/src/index\\.ts$", {
      typesAllowed: true,
    }),
    never("server-without-app", "^apps/website/(server|mirror)/", "^apps/website/app/"),
    // The index is built from data: it renders no page and parses no HTML.
    never(
      "search-reads-data",
      "^apps/website/server/search/",
      "^apps/website/server/pages/|(^|/)node_modules/(react|htmlparser2)",
    ),
    layer("dates|school", `enhancements|islands|ui|lists|${high}`),
    layer("enhancements", `school|islands|ui|lists|${high}`),
    layer("islands", `ui|lists|${high}`),
    layer("ui|seo", `lists|${high}`),
    layer("header|footer", `lists|${entities}|home`),
    layer("lists", high),
    layer(entities, "home|header|footer"),
    // An entity imports only the card and list of another. The search imports all.
    never(
      "entities-separate",
      `^apps/website/app/(${entities})/`,
      `^apps/website/app/(${entities})/`,
      {
        fromNot: ["^apps/website/app/search/"],
        toNot: ["^apps/website/app/$1/", "(-card\\.tsx|-(list|kinds)\\.ts)$"],
      },
    ),
    ...cmsRules,
    never(
      "no-vague-names",
      "(^|/)(utils?|helpers?|common|misc|lib|shared|manager|service)[./]",
      ".",
    ),
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no API for other programs.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: [
        "(^|/)(build(\\.(new|former))?|\\.next|\\.react-router|dist|dist-server|test-results[^/]*|migrations)/",
        tests,
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
