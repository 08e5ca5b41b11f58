import { useLanguage } from "../language/use-language.ts";
import { Link } from "../ui/link/link.tsx";
/** `english` is the wording in the language of the page. */
export type Notice = { english: string; version: string };

/** The notice above the send button of a form. The form sends the version that the visitor saw. */
export function PrivacyNotice({ notice }: { notice: Notice }) {
  const { t, language } = useLanguage();
  return (
    <p className="field__hint">
      <input type="hidden" name="notice" value={notice.version} />
      {notice.english} <Link href="/privacy">{t("Your privacy")}</Link>
      {language === "en" && (
        <>
          {" · "}
          <Link href="/privacy#hindi" lang="hi">
            हिन्दी में
          </Link>
        </>
      )}
    </p>
  );
}
