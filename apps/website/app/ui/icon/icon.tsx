const shapes = {
  close: "M4 4l12 12M16 4L4 16",
  previous: "M12.5 4l-6 6 6 6",
  next: "M7.5 4l6 6-6 6",
  up: "M4 12.5l6-6 6 6",
  down: "M4 7.5l6 6 6-6",
  back: "M18 10H3M9 4l-6 6 6 6",
  pause: "M6.5 4v12M13.5 4v12",
  play: "M6 4l10 6-10 6z",
  bell: "M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8 17.5h4",
  search: "M9 3.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11zM13 13l4 4",
} as const;

export type IconName = keyof typeof shapes;

export const iconNames = Object.keys(shapes) as IconName[];

/** A line icon in the colour and size of the text. Decorative: give the control a text label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
