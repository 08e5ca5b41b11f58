import { useLayoutEffect, useRef } from "react";

/**
 * Opens a dialog over an inert page for as long as its component lives. A close that the
 * browser itself asks for (the Back gesture of a telephone) is passed on.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The event comes late; if the dialog was opened again meanwhile it means nothing.
    const closed = () => {
      if (!element.open) latest.current();
    };
    element.addEventListener("close", closed);
    element.showModal();
    element.focus();
    return () => {
      element.removeEventListener("close", closed);
      element.close();
    };
  }, []);

  return dialog;
}
