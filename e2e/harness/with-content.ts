import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "./fixtures.ts";
import { type RunningSite, startSite } from "./site.ts";
import { type StubHost, startStubHost } from "./stub-host.ts";

const picture = join(import.meta.dirname, "../../packages/pictures/masters/path-dawn.jpg");

type Content = {
  /** JSON by path of the contract. Paths that are not given answer `[]`. */
  lists?: Record<string, unknown>;
  /** Identifiers under which the host has a picture. */
  pictures?: readonly string[];
  /** Paths that answer status 500. */
  refused?: readonly string[];
  /** Settings of the site's process. */
  env?: Record<string, string>;
};

/** Tests against a site that has known nothing but this content since its start. */
export const withContent = ({ lists = {}, pictures = [], refused = [], env = {} }: Content) =>
  test.extend<object, { host: StubHost; site: RunningSite }>({
    host: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
      async ({}, use) => {
        const host = await startStubHost();
        for (const [path, json] of Object.entries(lists)) host.give(path, json);
        for (const path of refused) host.refuse(path, 500);
        for (const name of pictures) {
          host.answer(`/api/image/${name}`, (_, response) => {
            response.setHeader("content-type", "image/jpeg");
            response.end(readFileSync(picture));
          });
        }
        await use(host);
        await host.close();
      },
      { scope: "worker" },
    ],
    site: [
      async ({ host }, use) => {
        const site = await startSite({ contentHostUrl: host.url, env });
        await use(site);
        await site.stop();
      },
      { scope: "worker" },
    ],
  });
