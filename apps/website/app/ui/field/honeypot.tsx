import { useText } from "../../language/use-text.ts"; /** A field that is hidden from people and filled in by bots. `form` is unique on the page. */
export function Honeypot({ form }: { form: string }) {
  const t = useText();
  const id = `${form}-website`;
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{t("Leave this empty")}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
