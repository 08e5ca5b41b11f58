import { Enhancement } from "../enhancements/enhancement.tsx";
import { Notice } from "./notice.tsx";
import type { NoticeView } from "./notice-views.ts";
import { NoticesPanel } from "./notices-panel.tsx";

/** The container of the pop-up. Without JavaScript the same notices show in the page. */
export function NoticesPlace({ notices }: { notices: NoticeView[] }) {
  return (
    <>
      <Enhancement is="notices" when="load" className="notices">
        <NoticesPanel notices={notices} />
      </Enhancement>
      {notices.length > 0 && (
        <noscript>
          <section className="notices-plain wrap" aria-label="Notices">
            {notices.map((notice) => (
              <Notice key={notice.id} notice={notice} />
            ))}
          </section>
        </noscript>
      )}
    </>
  );
}
