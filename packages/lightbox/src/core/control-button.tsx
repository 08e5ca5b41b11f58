import type { MouseEventHandler } from "react";
import type { Labels } from "../labels.ts";
import { useAlbum } from "./contexts.ts";
import { Icon, type IconName } from "./icons.tsx";

interface Props {
  name: IconName & keyof Labels;
  icon?: IconName;
  onClick?: MouseEventHandler<HTMLElement>;
  pressed?: boolean;
  expanded?: boolean;
  /** Shown as disabled, but still focusable: its action does nothing now. */
  unavailable?: boolean;
  menu?: string;
  className?: string;
  href?: string;
  download?: string;
}

/** An icon button. Its label, of the same name, is the accessible name, the tooltip, and the text in the menu. */
export function ControlButton({
  name,
  icon = name,
  pressed,
  expanded,
  unavailable,
  menu,
  className = "plb__button",
  onClick,
  href,
  download,
}: Props) {
  const label = useAlbum().options.labels[name];
  const content = (
    <>
      <Icon name={icon} />
      <span className="plb__label">{label}</span>
    </>
  );
  if (href) return <a {...{ className, title: label, href, download, onClick }}>{content}</a>;
  return (
    <button
      type="button"
      className={className}
      data-name={name}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={unavailable || undefined}
      // React 18 does not know popoverTarget.
      ref={(button) => {
        if (menu) button?.setAttribute("popovertarget", menu);
      }}
      onClick={onClick}
    >
      {content}
    </button>
  );
}
