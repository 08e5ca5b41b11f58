import type { ReactNode } from "react";

/** The examples of one component: its documentation, also used by the accessibility and screenshot tests. */
export type Examples = {
  component: string;
  usage: string;
  examples: readonly { name: string; element: ReactNode; onPine?: boolean }[];
};
