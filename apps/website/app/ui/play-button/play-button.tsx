import { Icon } from "../icon/icon.tsx";

type PlayButtonProps = {
  pause: string;
  play: string;
  className?: string;
};

/** Pauses and resumes an animation; hidden until a script runs (autoplay.ts). */
export function PlayButton({ pause, play, className = "" }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={`round-button ${className}`}
      data-pause={pause}
      data-play={play}
      hidden
    >
      <span>
        <Icon name="pause" />
      </span>
      <span hidden>
        <Icon name="play" />
      </span>
    </button>
  );
}
