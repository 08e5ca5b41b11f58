import { type ButtonAttributes, RoundButton } from "../button/round-button.tsx";

type CarouselButtonsProps = {
  noun: string;
  className?: string;
  previous: ButtonAttributes;
  next: ButtonAttributes;
};

export function CarouselButtons({ noun, className, previous, next }: CarouselButtonsProps) {
  return (
    <>
      <RoundButton icon="previous" label={`Previous ${noun}`} className={className} {...previous} />
      <RoundButton icon="next" label={`Next ${noun}`} className={className} {...next} />
    </>
  );
}
