import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { type PublicReply, publicReply, type Step, toEtag } from "./http/exchange.ts";

export type StaticFilesOptions = {
  /** The folder of the site, with `build`, `documents` and `public` in it. */
  folder: string;
  earlier: string[];
};

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

/** From memory: later changes of the folders, such as a build, do not affect visitors (decision 037). */
export function createStaticFiles({ folder, earlier }: StaticFilesOptions): Step {
  const files = new Map<string, PublicReply>();
  read(files, resolve(folder, "public"), "/", ONE_HOUR);
  read(files, resolve(folder, "documents"), "/documents/", ONE_HOUR);
  for (const assets of [resolve(folder, "build/client/assets"), ...earlier])
    read(files, assets, "/assets/", IMMUTABLE);
  for (const name of ["service-worker.js", "preview.js"]) {
    const script = resolve(folder, "build/client", name);
    if (existsSync(script)) files.set(`/${name}`, load(script, types[".js"] ?? "", "no-cache"));
  }
  return ({ path }) => files.get(path);
}

/** Adds each file of known type below `from`, unless its address exists already. */
function read(files: Map<string, PublicReply>, from: string, path: string, caching: string): void {
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const address = path + file.slice(from.length + 1).replaceAll("\\", "/");
    const type = types[extname(entry.name)];
    if (entry.isFile() && type && !files.has(address))
      files.set(address, load(file, type, caching));
  }
}

function load(file: string, type: string, caching: string): PublicReply {
  const identity = readFileSync(file);
  const tag = toEtag(identity);
  const headers = { "content-type": type, "cache-control": caching };
  // The build writes both encodings of a text, or none (scripts/compress-assets.ts).
  if (!existsSync(`${file}.br`))
    return publicReply({ ...headers, etag: tag, "accept-ranges": "bytes" }, identity);
  const body = { identity, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
  return publicReply({ ...headers, etag: `W/${tag}` }, body);
}
