import type { ReactNode } from "react";

/** The examples of one component: its documentation, also used by the accessibility and screenshot tests. */
export type Examples = {
  piece: string;
  /** When to use it, in one line. */
  use: string;
  examples: readonly { name: string; show: ReactNode; onPine?: boolean }[];
};
