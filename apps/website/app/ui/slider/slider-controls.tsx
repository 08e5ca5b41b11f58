import { CarouselButtons } from "../carousel/carousel-buttons.tsx";

type SliderControlsProps = {
  noun: string;
  className?: string;
};

/** The previous and next buttons of a slider, hidden until the script knows that it scrolls (enhancements/scroller.ts). */
export function SliderControls({ noun, className = "" }: SliderControlsProps) {
  return (
    <div className={`carousel__controls ${className}`.trimEnd()}>
      <CarouselButtons
        noun={noun}
        previous={{ "data-scroll": "previous", hidden: true }}
        next={{ "data-scroll": "next", hidden: true }}
      />
    </div>
  );
}
