import type { Phrase } from "../../model/texts/hindi.ts";
import { useText } from "../language/use-text.ts";
import { Emblem } from "../ui/emblem/emblem.tsx";

type PlaceholderCardProps = { date?: string; title: Phrase; text: Phrase };

export function PlaceholderCard({ date, title, text }: PlaceholderCardProps) {
  const t = useText();
  return (
    <div className="placeholder-card">
      <div className="placeholder-card__picture">
        <Emblem />
      </div>
      <p className="visually-hidden">{t("Nothing here yet.")}</p>
      {date && <p className="placeholder-card__date figures">{date}</p>}
      <p className="placeholder-card__title">{t(title)}</p>
      <p className="placeholder-card__text">{t(text)}</p>
    </div>
  );
}
