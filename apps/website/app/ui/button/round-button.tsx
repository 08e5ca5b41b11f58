import type { ComponentProps } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";

/** What a button may carry further, the attributes of a behaviour included. */
export type ButtonAttributes = Omit<ComponentProps<"button">, "children"> & {
  [attribute: `data-${string}`]: string;
};

type RoundButtonProps = ButtonAttributes & {
  icon: IconName;
  /** What it does, in words: its only name. */
  label: string;
};

/** A button that is an icon in a ring. */
export function RoundButton({ icon, label, className = "", ...attributes }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={`round-button ${className}`.trimEnd()}
      aria-label={label}
      {...attributes}
    >
      <Icon name={icon} />
    </button>
  );
}
