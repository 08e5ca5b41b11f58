import { resolve } from "node:path";
import type { ServerBuild } from "react-router";

let build: Promise<ServerBuild> | undefined;

/** The built application, kept: each page asks for it, and Node goes a long way for every `import()`. */
export const loadBuild = (): Promise<ServerBuild> =>
  (build ??= import(resolve(import.meta.dirname, "../../build/server/index.js")));
