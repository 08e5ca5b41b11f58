const KEY = "notices-closed";

/** Whether exactly these notices were closed in this browser session (R52). */
export const wereNoticesClosed = (notices: string): boolean => read() === notices;

export function storeClosedNotices(notices: string): void {
  try {
    sessionStorage.setItem(KEY, notices);
  } catch {
    // Without storage the panel opens again on the next page; the visitor can close it again.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
