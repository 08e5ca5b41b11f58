import type { ReactNode } from "react";
import type { LightboxSlots } from "../types.ts";
import { useViewerState } from "./contexts.ts";

interface Props {
  name: keyof LightboxSlots;
  children?: ReactNode;
}

/** A part of the viewer that the host page may render. */
export function Slot({ name, children }: Props): ReactNode {
  const own = useViewerState(({ slots }) => slots?.[name]);
  if (own === undefined) return children;
  return own && <div className={`plb__${name}`}>{own}</div>;
}
