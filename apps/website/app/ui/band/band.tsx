import type { ReactNode } from "react";

type BandProps = {
  id?: string;
  tone?: "paper" | "mist";
  label: string;
  /** The label is the section's heading; otherwise the children contain one. */
  isHeading?: boolean;
  note?: string;
  link?: ReactNode;
  children: ReactNode;
};

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
    <section className={tone === "mist" ? "band band--mist" : "band"} id={id} aria-label={label}>
      <div className="wrap">
        <div className="band__frame">
          <div className="band__margin">
            <Label className="label">{label}</Label>
            {note && <span className="band__note">{note}</span>}
            {link && <span className="band__link">{link}</span>}
          </div>
          <div>{children}</div>
        </div>
      </div>
    </section>
  );
}
