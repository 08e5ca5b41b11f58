import type { ComponentProps } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";

export type ButtonAttributes = Omit<ComponentProps<"button">, "children"> & {
  [attribute: `data-${string}`]: string;
};

type RoundButtonProps = ButtonAttributes & {
  icon: IconName;
  label: string;
};

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
