import type { School } from "@manor/content-api/school";
import { pictureSource } from "../../model/school/picture-source.ts";
import { useText } from "../language/use-text.ts";
import { Picture } from "../ui/picture/picture.tsx";

type Kind = School["newsletters"]["kinds"][number];

export function NewsletterIssues({ id, name, note, issues }: Omit<Kind, "key"> & { id: string }) {
  const t = useText();
  return (
    <>
      <div>
        <h2 className="newsletter__name">{name}</h2>
        <p className="newsletter__note">{note}</p>
      </div>
      <ul className="newsletter__issues">
        {issues.map(({ id: item, link, img, title }, index) => (
          <li className="card" key={item}>
            <div className="card__picture newsletter__cover">
              <Picture
                src={pictureSource(img)}
                alt=""
                sizes={
                  issues.length === 1
                    ? "(max-width: 640px) 60vw, 410px"
                    : "(max-width: 640px) 50vw, 280px"
                }
                widths={[160, 320, 480, 640, 960]}
                width={3}
                height={4}
              />
            </div>
            <h3 className="card__title newsletter__title">
              <a href={link} target="_blank" rel="noopener" aria-describedby={`how-${id}-${index}`}>
                {title}
              </a>
            </h3>
            <p className="newsletter__how" id={`how-${id}-${index}`}>
              {t("PDF, opens in a new tab")}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
