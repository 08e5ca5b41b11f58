"use client";

import { useEffect } from "react";
import { sayIn } from "../i18n/say.ts";
import { useSay } from "../i18n/use-say.ts";
import { nameAll } from "./name-all.ts";

/** Shows nothing: gives names to Payload's own buttons and boxes that have none, whenever some come into the page. */
export function NamesForPayload() {
  const { language } = useSay();
  useEffect(() => {
    let isAsked = false;
    const name = () => {
      isAsked = false;
      nameAll(document, sayIn(language));
    };
    const ask = () => {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(name);
    };
    name();
    const watch = new MutationObserver(ask);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [language]);
  return null;
}
