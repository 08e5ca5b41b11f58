import type { ReactNode } from "react";

/** The examples of one piece: its documentation, and what the accessibility sweep and the screenshots look at. */
export type Examples = {
  piece: string;
  /** When to use it, in one sentence. */
  use: string;
  examples: readonly { name: string; show: ReactNode; onPine?: boolean }[];
};
