import { useText } from "../../language/use-text.ts";
import { type ButtonAttributes, RoundButton } from "../button/round-button.tsx";

type CarouselButtonsProps = {
  noun: string;
  className?: string;
  previous: ButtonAttributes;
  next: ButtonAttributes;
};

export function CarouselButtons({ noun, className, previous, next }: CarouselButtonsProps) {
  const t = useText();
  return (
    <>
      <RoundButton
        icon="previous"
        label={t("Previous {noun}", { noun })}
        className={className}
        {...previous}
      />
      <RoundButton icon="next" label={t("Next {noun}", { noun })} className={className} {...next} />
    </>
  );
}
