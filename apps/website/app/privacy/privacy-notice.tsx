import { Link } from "../ui/link/link.tsx";
export type Notice = { english: string; version: string };

/** The notice above the send button of a form. The form sends the version that the visitor saw. */
export function PrivacyNotice({ notice }: { notice: Notice }) {
  return (
    <p className="field__hint">
      <input type="hidden" name="notice" value={notice.version} />
      {notice.english} <Link href="/privacy">Your privacy</Link>
      {" · "}
      <Link href="/privacy#hindi" lang="hi">
        हिन्दी में
      </Link>
    </p>
  );
}
