"use client";

import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Marks the screen until the browser has taken over what the server sent. Before that a button is only its picture: a
 * press on it would be lost, and so would typed words, without a sign of it.
 */
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
