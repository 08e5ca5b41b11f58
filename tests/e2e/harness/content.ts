import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StubCms } from "./stub-cms.ts";

const picture = join(import.meta.dirname, "../../../apps/website/pictures/path-dawn.jpg");

/** The initial content of a stub CMS, and the settings of the website in front of it. */
export type Content = {
  /** JSON by path of the content API. Other paths return `[]`. */
  lists?: Record<string, unknown>;
  /** Names of images. */
  pictures?: readonly string[];
  /** Other files by name. */
  files?: Readonly<Record<string, string>>;
  /** Paths that return 500. */
  failing?: readonly string[];
  /** The environment of the website. */
  env?: Record<string, string>;
  /** The clock of the website, an ISO date-time; default `ORDINARY_DAY`. */
  now?: string;
};

/** For tests that publish: the website polls four times a second. */
export const fastPolling = { CONTENT_POLL_MS: "250" };

export function serveContent(cms: StubCms, content: Content) {
  const { lists = {}, pictures = [], files = {}, failing = [] } = content;
  for (const [path, json] of Object.entries(lists)) cms.serve(path, json);
  for (const path of failing) cms.fail(path, 500);
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

/** Returns `own` to requests with the token abc123 or the school code OTHER, and `others` to all other requests. */
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
