import { Enhancement } from "../enhancements/enhancement.tsx";
import type { NoticeView } from "./notice-views.ts";
import { NoticesPanel } from "./notices-panel.tsx";

/** The container of the pop-up, which needs JavaScript. */
export function NoticesPlace({ notices }: { notices: NoticeView[] }) {
  return (
    <Enhancement is="notices" when="load" className="notices">
      <NoticesPanel notices={notices} />
    </Enhancement>
  );
}
