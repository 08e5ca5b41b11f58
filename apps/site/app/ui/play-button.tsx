import { Icon } from "./icon.tsx";

type PlayButtonProps = { className?: string };

/** Stops what moves by itself, and starts it again; hidden until a script lets it (movement.ts). */
export function PlayButton({ className = "" }: PlayButtonProps) {
  return (
    <button type="button" className={`round-button ${className}`} data-play="" hidden>
      <span>
        <Icon name="pause" />
      </span>
      <span hidden>
        <Icon name="play" />
      </span>
    </button>
  );
}
