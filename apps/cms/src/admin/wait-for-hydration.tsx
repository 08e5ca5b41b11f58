"use client";

import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

/** Marks the page until React has hydrated it. Until then, clicks and input would be lost without a sign. */
export function WaitForHydration({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={isHydrated ? "admin-hydration" : "admin-hydration admin-hydration--pending"}>
      {children}
    </div>
  );
}
