const KEY = "notices-closed";

/** Whether exactly these notices were closed in this browser session (R52). */
export const wereClosed = (notices: string): boolean => read() === notices;

export function rememberClosed(notices: string): void {
  try {
    sessionStorage.setItem(KEY, notices);
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
