import { beforeEach, expect, test, vi } from "vitest";
import type { textPageSources } from "./text-page-sources.ts";

type Sources = typeof textPageSources;

/** Adds one file to the folder. */
const swimmingPool = (address = "/swimming-pool"): Sources => [
  {
    file: "text-pages/facilities/swimming-pool.mdx",
    matter: {
      title: "Swimming Pool",
      section: "Facilities",
      address,
      lead: "Cold in April, and full all the same.",
      description: "The swimming pool of {school}, and who may use it when.",
    },
  },
];

function folderWith(sources: Sources): void {
  vi.doMock("./text-page-sources.ts", () => ({ textPageSources: sources }));
}

beforeEach(() => {
  vi.resetModules();
  return () => vi.doUnmock("./text-page-sources.ts");
});

test("links and lists a new text page when its file is added", async () => {
  folderWith(swimmingPool());
  const { href, match } = await import("../../model/pages/addresses.ts");
  expect(match("/Swimming-Pool/")?.path).toBe("/swimming-pool");
  // The types contain only the real files.
  expect(href("swimming-pool" as "about")).toBe("/swimming-pool");

  const { getMenu } = await import("../../model/school/menu.ts");
  const { defaultSchool } = await import("@manor/content-api/default-school");
  const facilities = getMenu(defaultSchool).groups.find((group) => group.label === "Facilities");
  expect(facilities?.entries.at(-1)).toEqual({
    label: "Swimming Pool",
    href: "/swimming-pool",
    kind: "page",
  });

  const { siteMap } = await import("../../model/pages/site-map.ts");
  const { renderSitemap } = await import("../../model/seo/sitemap.ts");
  expect(renderSitemap(siteMap, "https://school.example", new Map())).toContain(
    "<loc>https://school.example/swimming-pool</loc>",
  );
});

test("rejects a new page with the address of another before the site starts", async () => {
  folderWith(swimmingPool("/contact"));
  await expect(import("../../model/pages/addresses.ts")).rejects.toThrow(
    /app\/contact\/contact\.tsx and app\/text-pages\/facilities\/swimming-pool\.mdx have the same address/,
  );
});
