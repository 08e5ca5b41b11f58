"use client";

import { useEffect } from "react";
import { removeAllDrafts } from "./stored-drafts.ts";

/** On the login page, where signing out also leads: deletes all unsaved input from this browser. */
export function ClearDrafts() {
  useEffect(removeAllDrafts, []);
  return null;
}
