import { useText } from "../language/use-text.ts";
import { Notice } from "./notice.tsx";
import type { NoticeView } from "./notice-views.ts";

/** The notices as part of the page, for visitors without JavaScript. */
export function PlainNotices({ notices }: { notices: NoticeView[] }) {
  const t = useText();
  if (notices.length === 0) return null;
  return (
    <noscript>
      <section className="notices-plain wrap" aria-label={t("Notices")}>
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} />
        ))}
      </section>
    </noscript>
  );
}
