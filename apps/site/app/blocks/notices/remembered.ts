import type { ShownNotice } from "./shown-notices.ts";

const KEY = "notices-closed";

/** Whether exactly these notices were closed in this browser session (R52). */
export const wereClosed = (notices: readonly ShownNotice[]): boolean =>
  read() === JSON.stringify(notices);

export function rememberClosed(notices: readonly ShownNotice[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notices));
  } catch {
    // Without storage the panel comes back on the next page; it can be closed again.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
