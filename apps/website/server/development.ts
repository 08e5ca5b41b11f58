import { resolve } from "node:path";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import type { Step } from "./http/exchange.ts";

/** The application straight from its sources, with hot reload; for `npm run dev` only. */
export type Development = { getBuild: () => Promise<ServerBuild>; step: Step };

export async function createDevelopment(): Promise<Development> {
  const root = resolve(import.meta.dirname, "..");
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  return {
    // Vite gives a module of any shape; this one is React Router's own build.
    getBuild: async () =>
      (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    step: ({ request, response }) =>
      new Promise((answered) => {
        response.once("close", () => answered(true));
        vite.middlewares(request, response, () => answered(false));
      }),
  };
}
