import { Picture } from "../picture/picture.tsx";

/** The displayed width of the picture, without padding and ring (portrait.css). */
const displayedWidths = { small: "38px", medium: "66px", large: "102px" } as const;

type PortraitProps = {
  picture: string;
  name: string;
  size?: "small" | "medium" | "large";
};

/** A round portrait with a brass ring, or a monogram. Its alt text is empty: the name is next to it (R41). */
export function Portrait({ picture, name, size = "medium" }: PortraitProps) {
  return (
    <span className={`portrait portrait--${size}`}>
      {picture ? (
        <Picture
          src={picture}
          alt=""
          sizes={displayedWidths[size]}
          width={1}
          height={1}
          widths={[160, 320]}
        />
      ) : (
        <span aria-hidden="true">{getInitials(name)}</span>
      )}
    </span>
  );
}

function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) =>
    firstGrapheme(word ?? ""),
  );
  return initials.join("").toLocaleUpperCase("en");
}

// Creating a segmenter takes as long as handling a click; ASCII names need none.
function firstGrapheme(word: string): string {
  if (/^[ -~](?:[ -~]|$)/.test(word)) return word.charAt(0);
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const { segment } of graphemes.segment(word)) return segment;
  return "";
}
