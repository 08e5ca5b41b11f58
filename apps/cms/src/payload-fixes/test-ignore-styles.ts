import { registerHooks } from "node:module";
import { afterAll } from "vitest";

/** Node cannot load the style sheets that Payload's components import. Call it before importing a component. */
export function ignoreStyles(): void {
  const hooks = registerHooks({
    load: (url, context, next) =>
      /\.s?css$/.test(url)
        ? { format: "module", source: "", shortCircuit: true }
        : next(url, context),
  });
  afterAll(() => hooks.deregister());
}
