import { type ButtonAttributes, RoundButton } from "../button/round-button.tsx";

type CarouselButtonsProps = {
  /** The plural noun for the button labels: "albums" gives "Next albums". */
  noun: string;
  className?: string;
  /** Attributes of both buttons: of an enhancement, or from `useCarousel`. */
  previous: ButtonAttributes;
  next: ButtonAttributes;
};

/** The previous and next buttons of a carousel. */
export function CarouselButtons({ noun, className, previous, next }: CarouselButtonsProps) {
  return (
    <>
      <RoundButton icon="previous" label={`Previous ${noun}`} className={className} {...previous} />
      <RoundButton icon="next" label={`Next ${noun}`} className={className} {...next} />
    </>
  );
}
