import type { NewsletterCategory } from "../school/newsletters.ts";
import { Picture } from "../ui/picture/picture.tsx";

/** The issues of one kind; each card opens its document in a new tab. */
export function NewsletterIssues({ name, note, items }: Omit<NewsletterCategory, "key">) {
  return (
    <>
      <div>
        <h2 className="newsletter__name">{name}</h2>
        <p className="newsletter__note">{note}</p>
      </div>
      <ul className="newsletter__issues">
        {items.map(({ id, link, img, title }) => (
          <li className="card" key={id}>
            <div className="card__picture newsletter__cover">
              <Picture
                of={img}
                alt=""
                sizes={
                  items.length === 1
                    ? "(max-width: 640px) 66vw, 410px"
                    : "(max-width: 640px) 50vw, 280px"
                }
                widths={[160, 320, 480, 640, 960]}
                width={3}
                height={4}
              />
            </div>
            <h3 className="card__title newsletter__title">
              <a href={link} target="_blank" rel="noopener" aria-describedby={`how-${id}`}>
                {title}
              </a>
            </h3>
            <p className="newsletter__how" id={`how-${id}`}>
              PDF, opens in a new tab
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
