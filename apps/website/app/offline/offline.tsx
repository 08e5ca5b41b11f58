import { Enhancement } from "../enhancements/enhancement.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { offlinePage } from "./offline.page.ts";

/** The offline settings and the list of stored pages. Also shown for a page that is not available offline. */
export default function Offline() {
  return (
    <>
      <PageHead {...offlinePage} lead="Pages that open in this browser when the line is down." />
      <Enhancement is="offlinePages" when="load" className="offline wrap">
        <p>
          Once switched on, this browser keeps the pages that you read here, and from the start the
          week's menu, the call timings, the contacts, the day at school and the latest news. While
          there is a network you always see the newest page; a kept one says from when it is.
        </p>
        <p>
          Never kept: photographs, albums, toppers, birthdays and home, because they show pupils.
          Nothing is told to anybody.
        </p>
        <div className="offline__switch">
          <button type="button" className="button" role="switch" aria-checked="false" hidden>
            Keep pages in this browser
          </button>
          <p role="status">To keep pages, this browser needs JavaScript.</p>
        </div>
        <section aria-labelledby="saved-pages" hidden>
          <h2 className="label" id="saved-pages">
            Kept in this browser
          </h2>
          <ul className="offline__pages" />
        </section>
      </Enhancement>
    </>
  );
}
