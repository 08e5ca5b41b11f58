import { Icon } from "../icon/icon.tsx";

type SliderControlsProps = {
  /** What a button brings: "albums" gives "Next albums". */
  things: string;
  className?: string;
};

/** The two buttons of a slider, hidden until the script knows that there is somewhere to go (behaviours/scroller.ts). */
export function SliderControls({ things, className = "" }: SliderControlsProps) {
  return (
    <div className={`carousel__controls ${className}`.trimEnd()}>
      <button
        type="button"
        className="round-button"
        aria-label={`Previous ${things}`}
        data-scroll="previous"
        hidden
      >
        <Icon name="previous" />
      </button>
      <button
        type="button"
        className="round-button"
        aria-label={`Next ${things}`}
        data-scroll="next"
        hidden
      >
        <Icon name="next" />
      </button>
    </div>
  );
}
