import { Enhanced } from "../../islands/enhanced.tsx";
import { Notice } from "./notice.tsx";
import { NoticesPanel } from "./notices-panel.tsx";
import type { ShownNotice } from "./shown-notices.ts";

/** Where the pop-up hangs. Visitors without scripts find the same notices in the page. */
export function NoticesPlace({ notices }: { notices: ShownNotice[] }) {
  return (
    <>
      <Enhanced by="Notices" when="load" className="notices">
        <NoticesPanel notices={notices} />
      </Enhanced>
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
