"use client";

import { useAuth } from "@payloadcms/ui";
import { useEffect, useRef } from "react";

const pauseMs = 5 * 60_000;

export function KeepSignedIn() {
  const { user, refreshCookie } = useAuth();
  const last = useRef(Date.now());
  const isSignedIn = Boolean(user);

  useEffect(() => {
    if (!isSignedIn) return;
    const refresh = () => {
      if (Date.now() - last.current < pauseMs) return;
      last.current = Date.now();
      refreshCookie(true);
    };
    const events = ["keydown", "pointerdown"] as const;
    for (const act of events) window.addEventListener(act, refresh);
    return () => {
      for (const act of events) window.removeEventListener(act, refresh);
    };
  }, [isSignedIn, refreshCookie]);

  return null;
}
