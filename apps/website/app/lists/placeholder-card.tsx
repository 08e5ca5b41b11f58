import { Emblem } from "../ui/emblem/emblem.tsx";

type PlaceholderCardProps = { date?: string; title: string; text: string };

export function PlaceholderCard({ date, title, text }: PlaceholderCardProps) {
  return (
    <div className="placeholder-card">
      <div className="placeholder-card__picture">
        <Emblem />
      </div>
      <p className="visually-hidden">Nothing here yet.</p>
      {date && <p className="placeholder-card__date figures">{date}</p>}
      <p className="placeholder-card__title">{title}</p>
      <p className="placeholder-card__text">{text}</p>
    </div>
  );
}
