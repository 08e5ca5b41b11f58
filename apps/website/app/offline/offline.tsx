import { getPage } from "../../model/pages/addresses.ts";
import { Enhancement } from "../enhancements/enhancement.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";

export default function Offline() {
  return (
    <>
      <PageHead {...getPage("offline")} />
      <Enhancement is="offlinePages" when="load" className="offline wrap">
        <p>
          Turn this on to save the pages that you read on this site. The weekly menu, call timings,
          contact details, Today at school and the latest news are saved at once. Online, you always
          see the current page. A saved page shows when it was saved.
        </p>
        <p>
          Photos, albums, toppers, birthdays and the home page are never saved, because they show
          pupils. The list of saved pages stays in this browser.
        </p>
        <div className="offline__switch">
          <button type="button" className="button" role="switch" aria-checked="false" hidden>
            Save pages for offline use
          </button>
          <p role="status">Saving pages needs JavaScript.</p>
        </div>
        <section aria-labelledby="saved-pages" hidden>
          <h2 className="label" id="saved-pages">
            Saved pages
          </h2>
          <ul className="offline__pages" />
        </section>
      </Enhancement>
    </>
  );
}
