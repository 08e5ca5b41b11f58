"use client";

import { useEffect } from "react";
import { removeAllDrafts } from "./stored-drafts.ts";

/** On the log-in page, which is also where signing out leads: what was typed and not saved leaves this browser. */
export function ClearDrafts() {
  useEffect(removeAllDrafts, []);
  return null;
}
