import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { previewScript } from "./preview/preview.ts";

/** Serves the application from its sources with hot reload; for `npm run dev` only. */
export type Development = {
  getBuild: () => Promise<ServerBuild>;
  /** Connect middleware. */
  middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

export async function createDevelopment(): Promise<Development> {
  const root = resolve(import.meta.dirname, "..");
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  return {
    // Vite types the module as a record; this one is React Router's build.
    getBuild: async () =>
      (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    middlewares: (request, response, next) => {
      if (request.url === previewScript) request.url = "/app/preview/live-preview.ts";
      vite.middlewares(request, response, next);
    },
  };
}
