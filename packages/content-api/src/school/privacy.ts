import { z } from "zod";

/** Privacy of the school's pages and photographs. */
export const privacy = z.object({
  /** Asks crawlers, in four ways, not to use pages and photographs for artificial intelligence. */
  blocksAiTraining: z.boolean().default(true),
});
