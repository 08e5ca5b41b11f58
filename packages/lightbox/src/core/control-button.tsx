import type { MouseEventHandler } from "react";
import { Icon, type IconName } from "./icons.tsx";

interface Props {
  icon: IconName;
  label: string;
  onClick?: MouseEventHandler<HTMLElement>;
  /** For buttons that stay on until pressed again. */
  pressed?: boolean;
  /** For buttons that open a part of the page. */
  expanded?: boolean;
  /** Keeps its place and focus, but does nothing now. */
  unavailable?: boolean;
  /** The id of the menu it opens. */
  menu?: string;
  className?: string;
  /** Makes it a link. */
  href?: string;
  download?: string;
}

/** A button of the lightbox: its name is read aloud, shown as a tip, and printed in the menu. */
export function ControlButton({ icon, label, pressed, expanded, unavailable, ...props }: Props) {
  const { menu, className = "lightbox__button", onClick, href, download } = props;
  const content = (
    <>
      <Icon name={icon} />
      <span className="lightbox__label">{label}</span>
    </>
  );
  if (href) return <a {...{ className, title: label, href, download, onClick }}>{content}</a>;
  return (
    <button
      type="button"
      className={className}
      data-icon={icon}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={unavailable || undefined}
      // React 18 does not know popoverTarget.
      ref={(button) => {
        if (menu) button?.setAttribute("popovertarget", menu);
      }}
      onClick={unavailable ? undefined : onClick}
    >
      {content}
    </button>
  );
}
