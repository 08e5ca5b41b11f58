import type { Notification } from "@manor/contract";
import { useEffect, useRef, useState } from "react";
import { authHeaders, hasToken } from "../../islands/auth-headers.ts";
import { identity } from "../../school/identity.ts";
import { Icon } from "../../ui/icon.tsx";
import { keepInSight } from "./keep-in-sight.ts";
import { Notice } from "./notice.tsx";
import { rememberClosed, wereClosed } from "./remembered.ts";
import { type ShownNotice, toShownNotices } from "./shown-notices.ts";

/**
 * The notices of the school in a panel that opens by itself and takes no focus; a bell brings it back (R52).
 * On the server, and until a script runs, there is nothing.
 */
export default function Notices({ notices: given }: { notices: ShownNotice[] }) {
  const [notices, setNotices] = useState(given);
  const [isOpen, setOpen] = useState<boolean>();
  const [position, setPosition] = useState(0);
  const panel = useRef<HTMLDialogElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const notice = notices[Math.min(position, notices.length - 1)];

  useEffect(() => {
    void askAgain(given).then((own) => {
      setNotices(own);
      setOpen(own.length > 0 && !wereClosed(own));
    });
  }, [given]);

  useEffect(() => {
    if (!isOpen || !panel.current) return;
    const stopKeeping = keepInSight(panel.current);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // An open menu or lightbox takes Escape first.
      if (key !== "Escape" || document.querySelector(":popover-open, dialog:modal")) return;
      hide();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      stopKeeping();
      document.removeEventListener("keydown", onKeyDown);
    };
  });

  function hide(): void {
    const heldFocus = panel.current?.contains(document.activeElement);
    rememberClosed(notices);
    setOpen(false);
    if (heldFocus) requestAnimationFrame(() => bell.current?.focus());
  }

  function show(): void {
    setOpen(true);
    requestAnimationFrame(() => close.current?.focus());
  }

  const turn = (by: number) => setPosition((position + by + notices.length) % notices.length);

  if (isOpen === undefined || !notice) return null;
  return (
    <>
      <button
        type="button"
        className="round-button notices__bell"
        aria-label="Notices"
        aria-haspopup="dialog"
        ref={bell}
        hidden={isOpen}
        onClick={show}
      >
        <Icon name="bell" />
      </button>
      <p className="visually-hidden" role="status">
        {isOpen && `Notice: ${notice.title}`}
      </p>
      <dialog className="notices__panel" open={isOpen} aria-labelledby="notice-title" ref={panel}>
        <div className="notices__head">
          <span className="label">Notices</span>
          {notices.length > 1 && (
            <>
              <span className="notices__count figures">
                {position + 1} / {notices.length}
              </span>
              <button
                type="button"
                className="round-button"
                aria-label="Previous notice"
                onClick={() => turn(-1)}
              >
                <Icon name="previous" />
              </button>
              <button
                type="button"
                className="round-button"
                aria-label="Next notice"
                onClick={() => turn(1)}
              >
                <Icon name="next" />
              </button>
            </>
          )}
          <button
            type="button"
            className="round-button"
            aria-label="Close notices"
            ref={close}
            onClick={hide}
          >
            <Icon name="close" />
          </button>
        </div>
        <section
          className="notices__carousel"
          aria-roledescription="carousel"
          aria-label="Notices of the school"
        >
          {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset */}
          <div
            key={notice.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${notices.length}`}
          >
            <Notice notice={notice} titleId="notice-title" />
          </div>
        </section>
      </dialog>
    </>
  );
}

/** A browser with a token asks for its own notices; without one nothing is asked (R66). */
async function askAgain(given: ShownNotice[]): Promise<ShownNotice[]> {
  if (!hasToken()) return given;
  try {
    const response = await fetch(`/api/notification/${identity.schoolCode}`, {
      headers: authHeaders(),
    });
    // The site's own /api answers in the contract's shape.
    return response.ok ? toShownNotices((await response.json()) as Notification[]) : given;
  } catch {
    return given;
  }
}
