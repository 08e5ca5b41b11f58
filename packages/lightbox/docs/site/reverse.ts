import { defaults } from "../../src/index.ts";

/** A switch with the value that is not its default. */
export const reverse = (name: string): Record<string, boolean> => ({
  [name]: !(defaults as Record<string, unknown>)[name],
});
