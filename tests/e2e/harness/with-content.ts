import type { Content } from "./content.ts";
import { test } from "./fixtures.ts";

/** Tests against a site that has known nothing but this content since its start. */
export const withContent = (content: Content) => test.extend({ content });
