import { Island } from "../../islands/island.tsx";
import { Notice } from "./notice.tsx";
import Notices from "./notices.tsx";
import type { ShownNotice } from "./shown-notices.ts";

/** Where the pop-up hangs. Visitors without scripts find the same notices in the page. */
export function NoticesPlace({ notices }: { notices: ShownNotice[] }) {
  if (notices.length === 0) return <div className="notices" data-no-notices="" />;
  return (
    <>
      <Island name="Notices" of={Notices} when="idle" props={{ notices }} className="notices" />
      <noscript>
        <section className="notices-plain wrap" aria-label="Notices">
          {notices.map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
        </section>
      </noscript>
    </>
  );
}
