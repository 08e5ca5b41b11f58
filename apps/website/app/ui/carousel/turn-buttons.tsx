import { type ButtonAttributes, RoundButton } from "../button/round-button.tsx";

type TurnButtonsProps = {
  /** The plural noun for the button labels: "albums" gives "Next albums". */
  things: string;
  className?: string;
  /** Attributes of both buttons: of an enhancement, or from `useCarousel`. */
  previous: ButtonAttributes;
  next: ButtonAttributes;
};

/** The previous and next buttons of a carousel. */
export function TurnButtons({ things, className, previous, next }: TurnButtonsProps) {
  return (
    <>
      <RoundButton
        icon="previous"
        label={`Previous ${things}`}
        className={className}
        {...previous}
      />
      <RoundButton icon="next" label={`Next ${things}`} className={className} {...next} />
    </>
  );
}
