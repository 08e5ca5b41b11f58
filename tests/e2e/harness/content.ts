import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StubCms } from "./stub-cms.ts";

const picture = join(import.meta.dirname, "../../../apps/website/pictures/path-dawn.jpg");

/** What a CMS says from the start, and how the site before it is set. */
export type Content = {
  /** JSON by path of the content API. Paths that are not given answer `[]`. */
  lists?: Record<string, unknown>;
  /** Identifiers under which the CMS has a picture. */
  pictures?: readonly string[];
  /** What the CMS has under other names, letter for letter. */
  files?: Readonly<Record<string, string>>;
  /** Paths that answer status 500. */
  refused?: readonly string[];
  /** Settings of the site's process. */
  env?: Record<string, string>;
  /** Where the site's clock stands, an ISO date-time; else the ordinary day of the acceptance list. */
  now?: string;
};

/** For tests that publish: the site asks four times a second. A visitor would not notice the difference. */
export const fastPolling = { CONTENT_POLL_MS: "250" };

export function serveContent(cms: StubCms, content: Content) {
  const { lists = {}, pictures = [], files = {}, refused = [] } = content;
  for (const [path, json] of Object.entries(lists)) cms.serve(path, json);
  for (const path of refused) cms.fail(path, 500);
  for (const name of pictures) {
    cms.handle(`/api/image/${encodeURIComponent(name)}`, (_, response) => {
      response.setHeader("content-type", "image/jpeg");
      response.end(readFileSync(picture));
    });
  }
  for (const [name, body] of Object.entries(files)) {
    cms.handle(`/api/image/${encodeURIComponent(name)}`, (_, response) => {
      response.end(Buffer.from(body, "latin1"));
    });
  }
}

/** Gives `own` to the visitor with the token abc123, or of the school OTHER, and `others` to everybody else. */
export function servePersonalized(
  cms: StubCms,
  own: Record<string, unknown>,
  others: Record<string, unknown>,
): void {
  for (const [path, json] of Object.entries(own)) {
    cms.handle(path, ({ headers }, response) => {
      const isOwn = headers.authorization === "Bearer abc123" || headers["schoolcode"] === "OTHER";
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(isOwn ? json : (others[path] ?? [])));
    });
  }
}
