"use client";

import { useEffect } from "react";
import { forgetAllWords } from "./kept-form.ts";

/** On the log-in page, which is also where signing out leads: what was typed and not saved leaves this browser. */
export function ForgetDrafts() {
  useEffect(forgetAllWords, []);
  return null;
}
