import { useLayoutEffect, useRef } from "react";

/**
 * Opens a dialog over an inert page for as long as its component lives. A close that the
 * browser itself asks for (the Back gesture of a telephone) is passed on. `onClose` must stay the
 * same: with another one the dialog would be opened anew.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The event comes late; if the dialog was opened again meanwhile it means nothing.
    const closed = () => {
      if (!element.open) onClose();
    };
    element.addEventListener("close", closed);
    element.showModal();
    element.focus();
    return () => {
      element.removeEventListener("close", closed);
      element.close();
    };
  }, [onClose]);

  return dialog;
}
