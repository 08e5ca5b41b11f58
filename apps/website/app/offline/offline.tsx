import { Enhancement } from "../enhancements/enhancement.tsx";
import { usePage } from "../language/use-page.ts";
import { useText } from "../language/use-text.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";

export default function Offline() {
  const t = useText();
  return (
    <>
      <PageHead {...usePage("offline")} />
      <Enhancement is="offlinePages" when="load" className="offline wrap">
        <p>
          {t(
            "Turn this on to save the pages that you read on this site. The weekly menu, call timings, contact details, Today at school and the latest news are saved at once. Online, you always see the current page. A saved page shows when it was saved.",
          )}
        </p>
        <p>
          {t(
            "Photos, albums, toppers, birthdays and the home page are never saved, because they show pupils. The list of saved pages stays in this browser.",
          )}
        </p>
        <div className="offline__switch">
          <button type="button" className="button" role="switch" aria-checked="false" hidden>
            {t("Save pages for offline use")}
          </button>
          <p role="status">{t("Saving pages needs JavaScript.")}</p>
        </div>
        <section aria-labelledby="saved-pages" hidden>
          <h2 className="label" id="saved-pages">
            {t("Saved pages")}
          </h2>
          <ul className="offline__pages" />
        </section>
      </Enhancement>
    </>
  );
}
