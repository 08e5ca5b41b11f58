import type { Content } from "./content.ts";
import { test } from "./fixtures.ts";

/** Tests against a site that has known nothing but this content since its start, and need not look for changes often. */
export const withContent = (content: Content) =>
  test.extend({ content: { ...content, env: { CONTENT_RENEW_MS: "", ...content.env } } });
