import { TurnButtons } from "../carousel/turn-buttons.tsx";

type SliderControlsProps = {
  /** What a button brings: "albums" gives "Next albums". */
  things: string;
  className?: string;
};

/** The two buttons of a slider, hidden until the script knows that there is somewhere to go (behaviours/scroller.ts). */
export function SliderControls({ things, className = "" }: SliderControlsProps) {
  return (
    <div className={`carousel__controls ${className}`.trimEnd()}>
      <TurnButtons
        things={things}
        previous={{ "data-scroll": "previous", hidden: true }}
        next={{ "data-scroll": "next", hidden: true }}
      />
    </div>
  );
}
