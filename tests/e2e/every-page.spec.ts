import { content, contentCalls, inFooter, lively } from "./every-page-content.ts";
import { expect } from "./harness/fixtures.ts";
import { interactiveRoutes, routeTable, textRoutes } from "./harness/route-table.ts";
import { test, findVisit } from "./harness/crawl.ts";

for (const width of [1280, 360]) {
  test.describe(`a first visit of every page at ${width} px`, () => {
    test.use({ width });

    test("nobody is asked who he is: no password, no cookie, no credentials, no account [A1]", async ({
      request,
      walk,
    }) => {
      for (const { path, html, asked } of walk.visits) {
        expect(html, path).not.toMatch(/type="password"|autocomplete="(username|\S*password)"/i);
        for (const { url, headers } of asked) {
          expect(headers, url.href).not.toHaveProperty("cookie");
          expect(headers, url.href).not.toHaveProperty("authorization");
        }
      }
      for (const path of ["/login", "/signin", "/register", "/signup", "/account", "/admin"])
        expect((await request.get(path)).status(), path).toBe(404);
      // The one way to a login leads away from the site (A26).
      for (const { path, html } of walk.visits) {
        const ways = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:Login|Log in|Sign in)</gi)];
        expect(
          ways.map(([, href]) => href),
          path,
        ).toEqual(["https://example.org/login"]);
      }
    });

    test("all 33 addresses answer 200, and leave nothing in the browser's storage [A2, A242]", async ({
      walk,
    }) => {
      expect(routeTable).toHaveLength(33);
      for (const { path } of routeTable) {
        expect(findVisit(walk, path).status, path).toBe(200);
        expect(findVisit(walk, path).kept, path).toEqual([]);
      }
    });

    test("each has the header: telephone, registration, fee payment, login, and a menu that opens [A3]", async ({
      walk,
    }) => {
      for (const { path, header, menu } of walk.visits) {
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

    test("each inner page shows the way to it, from Home, under its own title [A4, A5, A221, A226, A227, A231, A232, A233, A234, A235, A236, A238, A239]", async ({
      walk,
    }) => {
      for (const { path, title, way } of routeTable) {
        const visit = findVisit(walk, path);
        expect(visit.way, path).toEqual(way);
        expect(visit.firstStep, path).toBe(path === "/" ? null : "/");
        expect(visit.title, path).toMatch(path === "/" ? /^SGC/ : / SGC$/);
        if (path !== "/") expect(visit.heading, path).toBe(title);
        if (path !== "/") expect(visit.title, path).toContain(title);
      }
    });

    test("each has the footer: how to reach the school, quick links, the map, three networks [A6]", async ({
      walk,
    }) => {
      for (const { path, footer } of walk.visits) {
        for (const name of inFooter) expect(footer, path).toContain(name);
      }
    });

    test("before a click no request of the browser leaves the site, not even for an icon [A8, A18]", async ({
      site,
      walk,
    }) => {
      for (const { path, html, asked } of walk.visits) {
        const origins = new Set(asked.map(({ url }) => url.origin));
        expect([...origins], path).toEqual([site.url]);
        // A name looked up or a line opened in advance is no request yet, and not every browser asks for an icon.
        expect(html, path).not.toMatch(/rel="(dns-prefetch|preconnect|prerender)"/);
        expect(html, path).toContain('<link rel="icon" href="/favicon.svg"');
        const sources = [...html.matchAll(/<(?:link|script|img|iframe|source)\b[^>]*/g)].flatMap(
          ([tag]) => [...tag.matchAll(/\s(?:href|src|srcSet|srcset)="([^"]+)"/g)],
        );
        for (const [, source = ""] of sources)
          expect(source, path).toMatch(/^(#|\/(?!\/)|http:\/\/localhost:\d+\/)/);
      }
      // The proxy would have seen them: fonts, scripts and pictures are among what it noted. The style is in the page.
      const all = walk.visits.flatMap(({ asked }) => asked.map(({ url }) => url.pathname));
      for (const kind of [/\.woff2$/, /^\/api\/image\//, /\.js$/])
        expect(
          all.some((path) => kind.test(path)),
          String(kind),
        ).toBe(true);
    });

    test("the measuring of pages comes last, in a file of its own, and sends nothing [A9]", async ({
      request,
      walk,
    }) => {
      const isMeasure = ({ name }: { name: string }) => /^\/assets\/web-vitals-/.test(name);
      for (const visit of walk.visits) {
        const measures = visit.scripts.filter(isMeasure);
        if (!lively.includes(visit.path)) {
          expect(visit.scripts, visit.path).toEqual([]);
          continue;
        }
        expect(measures, visit.path).toHaveLength(1);
        expect(measures[0]?.start, visit.path).toBeGreaterThan(visit.readAt);
        expect(visit.html, visit.path).not.toContain("web-vitals");
        const posts = visit.asked.filter(({ method }) => method !== "GET");
        expect(posts, visit.path).toEqual([]);
      }
      const [, first = ""] =
        /<script type="module" src="([^"]+)"/.exec(findVisit(walk, "/").html) ?? [];
      const bundle = await (await request.get(first)).text();
      expect(bundle).toContain("web-vitals");
      expect(bundle).not.toMatch(/largest-contentful-paint|sendBeacon/);
    });

    test("each shows its content, though nothing is known of the visitor [A12]", async ({
      walk,
    }) => {
      for (const { path } of [...interactiveRoutes, ...routeTable.slice(0, 1)]) {
        expect(findVisit(walk, path).main, path).toContain(content[path] ?? "a sentence to look for");
      }
      for (const { path } of textRoutes) {
        expect(findVisit(walk, path).main.split(/\s+/).length, path).toBeGreaterThan(150);
      }
    });

    test("no page makes a content call beyond section 7 but the optional ones, all for SGSM (A7, A288, A289, A290, A291, A293, A294, A295, A297, A298)", async ({
      walk,
    }) => {
      const toHost = new Set(walk.toHost.map(({ method, path }) => `${method} ${path}`));
      expect([...toHost].sort()).toEqual(contentCalls);
      const calls = walk.visits.flatMap(({ path, asked }) =>
        asked
          .filter(({ url }) => url.pathname.startsWith("/api/"))
          .filter(({ url }) => !/^\/api\/image\/(SGSM\/[a-z-]+|hall|pavilion)$/.test(url.pathname))
          .map(({ method, url }) => `${path}: ${method} ${url.pathname}${url.search}`),
      );
      // All else came with the pages: the names of birthdays stand in no page's HTML (R40).
      expect(calls.sort()).toEqual([
        "/: GET /api/birthdays/SGSM",
        "/: GET /api/birthdays/all/SGSM",
      ]);
    });
  });
}
