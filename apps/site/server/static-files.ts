import { existsSync } from "node:fs";
import { resolve } from "node:path";
import sirv from "sirv";
import type { Step } from "./http/exchange.ts";

const site = resolve(import.meta.dirname, "..");

/** Built assets keep their hash in the name, so they never change; other files are asked for again after an hour. */
export function createStaticFiles(): Step {
  const folders = [
    { start: "/assets/", serve: open("build/client", true) },
    { start: "/documents/", serve: open("documents", false, "/documents") },
    { start: "/", serve: open("public", false) },
  ];
  return (exchange) => {
    if (exchange.path === "/") return false;
    const { request, response } = exchange;
    return new Promise((answered) => {
      response.once("finish", () => answered(true));
      response.once("close", () => answered(true));
      const next = ([folder, ...rest]: typeof folders): void => {
        if (!folder) answered(false);
        else if (exchange.path.startsWith(folder.start))
          folder.serve(request, response, () => next(rest));
        else next(rest);
      };
      next(folders);
    });
  };
}

function open(folder: string, immutable: boolean, mount = "") {
  const path = resolve(site, folder);
  if (!existsSync(path)) return (_request: unknown, _response: unknown, next: () => void) => next();
  const serve = sirv(path, {
    dev: false,
    etag: true,
    gzip: true,
    brotli: true,
    immutable,
    maxAge: immutable ? 31_536_000 : 3_600,
  });
  return (
    request: Parameters<typeof serve>[0],
    response: Parameters<typeof serve>[1],
    next: () => void,
  ) => {
    const original = request.url;
    if (mount) request.url = original?.slice(mount.length);
    serve(request, response, () => {
      request.url = original;
      next();
    });
  };
}
