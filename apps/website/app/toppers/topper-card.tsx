import type { Topper } from "@manor/content-api";
import { useText } from "../language/use-text.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Emblem } from "../ui/emblem/emblem.tsx";
import { Portrait } from "../ui/portrait/portrait.tsx";
import { emptyTopper } from "./marks.ts";

type TopperCardProps = { topper: Topper; marks: string };

export function TopperCard({ topper, marks }: TopperCardProps) {
  const t = useText();
  const { name, stream, sessionYear, attachments } = topper;
  return (
    <li className="topper">
      <Portrait picture={attachments[0] ?? ""} name={name} size="large" />
      <p className="topper__marks">
        <span className="topper__label">{t("Marks")}</span>{" "}
        <span className="figures">{marks || "-"}</span>
      </p>
      <h2 className="topper__name">
        <ContentText>{name}</ContentText>
      </h2>
      {stream && (
        <p className="topper__stream">
          <ContentText>{stream}</ContentText>
        </p>
      )}
      {sessionYear && <p className="topper__session figures">{sessionYear}</p>}
    </li>
  );
}

/** The placeholder card, from the specification (R29). */
export function TopperPlaceholder() {
  const t = useText();
  return (
    <li className="topper topper--placeholder">
      <span className="portrait portrait--large">
        <Emblem />
      </span>
      <p className="visually-hidden">{t("No results yet.")}</p>
      <p className="topper__marks">{t(emptyTopper.marks)}</p>
      <p className="topper__name">{t(emptyTopper.name)}</p>
      <p className="topper__stream">{t(emptyTopper.stream)}</p>
    </li>
  );
}
