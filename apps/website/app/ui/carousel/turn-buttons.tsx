import { type ButtonAttributes, RoundButton } from "../button/round-button.tsx";

type TurnButtonsProps = {
  /** What a button brings: "albums" gives "Next albums". */
  things: string;
  className?: string;
  /** How each of them turns: the attributes of a behaviour, or what `useCarousel` gives. */
  previous: ButtonAttributes;
  next: ButtonAttributes;
};

/** The way back and on in a carousel. */
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
