import type { ReactNode } from "react";

type BandProps = {
  id?: string;
  tone?: "paper" | "mist" | "pine";
  /** Small capitals in the margin: the name of the block. */
  label: string;
  /** The label is the section's heading; otherwise the children bring one. */
  isHeading?: boolean;
  /** A sentence in italics below the label, on wide screens. */
  note?: string;
  /** A link below the note. */
  link?: ReactNode;
  children: ReactNode;
};

const tones = { paper: "band", mist: "band band--mist", pine: "band band--pine on-pine" };

/** One section of a page in the margin-column frame. */
export function Band({
  id,
  tone = "paper",
  label,
  isHeading = false,
  note,
  link,
  children,
}: BandProps) {
  const Label = isHeading ? "h2" : "span";
  return (
    <section className={tones[tone]} id={id} aria-label={label}>
      <div className="wrap">
        <div className="band__frame">
          <div className="band__margin">
            <Label className="label">{label}</Label>
            {note && <span className="band__note">{note}</span>}
            {link}
          </div>
          <div>{children}</div>
        </div>
      </div>
    </section>
  );
}
