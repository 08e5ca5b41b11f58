import { content, contentCalls, inFooter, pathsWithScript } from "./every-page-content.ts";
import { findVisit, test } from "./harness/crawl.ts";
import { expect } from "./harness/fixtures.ts";
import { isThorough } from "./harness/is-thorough.ts";
import { interactiveRoutes, routeTable, textRoutes } from "./harness/route-table.ts";

for (const width of isThorough ? [1280, 360] : [1280]) {
  test.describe(`a first visit of every page at ${width} px`, () => {
    test.use({ width });

    test("no page needs a login: no password field, cookie, credentials or account [A1]", async ({
      request,
      crawl,
    }) => {
      for (const { path, html, requests } of crawl.visits) {
        expect(html, path).not.toMatch(/type="password"|autocomplete="(username|\S*password)"/i);
        for (const { url, headers } of requests) {
          expect(headers, url.href).not.toHaveProperty("cookie");
          expect(headers, url.href).not.toHaveProperty("authorization");
        }
      }
      for (const path of ["/login", "/signin", "/register", "/signup", "/account", "/admin"])
        expect((await request.get(path)).status(), path).toBe(404);
      // The only login link leads to another website (A26).
      for (const { path, html } of crawl.visits) {
        const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:Login|Log in|Sign in)</gi)];
        expect(
          links.map(([, href]) => href),
          path,
        ).toEqual(["https://example.org/login"]);
      }
    });

    test("all 33 addresses return 200 and store nothing in the browser [A2, A242]", async ({
      crawl,
    }) => {
      expect(routeTable).toHaveLength(33);
      for (const { path } of routeTable) {
        expect(findVisit(crawl, path).status, path).toBe(200);
        expect(findVisit(crawl, path).storedKeys, path).toEqual([]);
      }
    });

    test("each has the header: telephone, registration, fee payment, login, and a menu that opens [A3]", async ({
      crawl,
    }) => {
      for (const { path, header, menu } of crawl.visits) {
        for (const name of ["+91 00000 00001", "Fee Payment", "Login", "Menu"])
          expect(header, path).toContain(name);
        expect(header, path).toContain("Online Registration (opens in a new tab)");
        expect(menu, path).toEqual([
          "About",
          "Academics",
          "Admission",
          "Facilities",
          "Gallery",
          "Contact Us",
        ]);
      }
    });

    test("each inner page has its title and a breadcrumb from Home [A4, A5, A221, A226, A227, A231, A232, A233, A234, A235, A236, A238, A239]", async ({
      crawl,
    }) => {
      for (const { path, title, breadcrumb } of routeTable) {
        const visit = findVisit(crawl, path);
        expect(visit.breadcrumb, path).toEqual(breadcrumb);
        expect(visit.firstCrumbHref, path).toBe(path === "/" ? null : "/");
        expect(visit.title, path).toMatch(path === "/" ? /^SGC/ : / SGC$/);
        if (path !== "/") expect(visit.heading, path).toBe(title);
        if (path !== "/") expect(visit.title, path).toContain(title);
      }
    });

    test("each has the footer: contact details, quick links, the map, three networks [A6]", async ({
      crawl,
    }) => {
      for (const { path, footer } of crawl.visits) {
        for (const name of inFooter) expect(footer, path).toContain(name);
      }
    });

    test("before a click the browser requests only this website, also for icons [A8, A18]", async ({
      site,
      crawl,
    }) => {
      for (const { path, html, requests } of crawl.visits) {
        const origins = new Set(requests.map(({ url }) => url.origin));
        expect([...origins], path).toEqual([site.url]);
        // The proxy does not see DNS lookups and early connections, and not every browser requests an icon.
        expect(html, path).not.toMatch(/rel="(dns-prefetch|preconnect|prerender)"/);
        expect(html, path).toContain('<link rel="icon" href="/favicon.svg"');
        const sources = [...html.matchAll(/<(?:link|script|img|iframe|source)\b[^>]*/g)].flatMap(
          ([tag]) => [...tag.matchAll(/\s(?:href|src|srcSet|srcset)="([^"]+)"/g)],
        );
        for (const [, source = ""] of sources)
          expect(source, path).toMatch(/^(#|\/(?!\/)|http:\/\/localhost:\d+\/)/);
      }
      // The proxy does record fonts, scripts and images. The style is inline.
      const all = crawl.visits.flatMap(({ requests }) => requests.map(({ url }) => url.pathname));
      for (const kind of [/\.woff2$/, /^\/api\/image\//, /\.js$/])
        expect(
          all.some((path) => kind.test(path)),
          String(kind),
        ).toBe(true);
    });

    test("web-vitals loads last, as a separate file, and sends nothing [A9]", async ({
      request,
      crawl,
    }) => {
      const isWebVitals = ({ name }: { name: string }) => /^\/assets\/web-vitals-/.test(name);
      for (const visit of crawl.visits) {
        const webVitals = visit.scripts.filter(isWebVitals);
        if (!pathsWithScript.includes(visit.path)) {
          expect(visit.scripts, visit.path).toEqual([]);
          continue;
        }
        expect(webVitals, visit.path).toHaveLength(1);
        expect(webVitals[0]?.startMs, visit.path).toBeGreaterThan(visit.interactiveMs);
        expect(visit.html, visit.path).not.toContain("web-vitals");
        const posts = visit.requests.filter(({ method }) => method !== "GET");
        expect(posts, visit.path).toEqual([]);
      }
      const [, first = ""] =
        /<script type="module" src="([^"]+)"/.exec(findVisit(crawl, "/").html) ?? [];
      const bundle = await (await request.get(first)).text();
      expect(bundle).toContain("web-vitals");
      expect(bundle).not.toMatch(/largest-contentful-paint|sendBeacon/);
    });

    test("no page creates a formatter, collator or segmenter while it loads", async ({ crawl }) => {
      for (const { path, formatters } of crawl.visits) expect(formatters, path).toEqual([]);
    });

    test("each shows its content to an anonymous visitor [A12]", async ({ crawl }) => {
      for (const { path } of [...interactiveRoutes, ...routeTable.slice(0, 1)]) {
        expect(findVisit(crawl, path).main, path).toContain(content[path] ?? "a missing text");
      }
      for (const { path } of textRoutes) {
        expect(findVisit(crawl, path).main.split(/\s+/).length, path).toBeGreaterThan(150);
      }
    });

    test("pages request only the content of section 7 and the optional calls, all for SGSM [A7, A288, A289, A290, A291, A293, A294, A295, A297, A298]", async ({
      crawl,
    }) => {
      const toCms = new Set(crawl.cmsRequests.map(({ method, path }) => `${method} ${path}`));
      expect([...toCms].sort()).toEqual(contentCalls);
      const calls = crawl.visits.flatMap(({ path, requests }) =>
        requests
          .filter(({ url }) => url.pathname.startsWith("/api/"))
          .filter(({ url }) => !/^\/api\/image\/(SGSM\/[a-z-]+|hall|pavilion)$/.test(url.pathname))
          .map(({ method, url }) => `${path}: ${method} ${url.pathname}${url.search}`),
      );
      // All other content is in the HTML; names of birthdays must not be (R40).
      expect(calls.sort()).toEqual([
        "/: GET /api/birthdays/SGSM",
        "/: GET /api/birthdays/all/SGSM",
      ]);
    });
  });
}
