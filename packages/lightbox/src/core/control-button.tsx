import { Icon, type IconName } from "./icons.tsx";

interface Props {
  icon: IconName;
  label: string;
  onClick?: () => void;
  /** For buttons that stay on until pressed again. */
  pressed?: boolean;
  /** For buttons that open a part of the page. */
  expanded?: boolean;
  /** Keeps its place and focus, but does nothing now. */
  unavailable?: boolean;
  popoverTarget?: string;
  className?: string;
}

/** A button of the lightbox: its name is read aloud, shown as a tip, and printed in the menu. */
export function ControlButton(props: Props) {
  const { label, unavailable, onClick, popoverTarget } = props;
  return (
    <button
      type="button"
      className={props.className ?? "lightbox__button"}
      data-icon={props.icon}
      title={label}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-disabled={unavailable || undefined}
      popoverTarget={popoverTarget}
      onClick={unavailable ? undefined : onClick}
    >
      <Icon name={props.icon} />
      <span className="lightbox__label">{label}</span>
    </button>
  );
}
