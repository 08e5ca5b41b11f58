import type { DefaultServerCellComponentProps } from "payload";
import { createTranslator } from "../../i18n/translate.ts";

/** The button in the list, which opens the form. */
export function LeadToCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const t = createTranslator(i18n.language);
  const address = String(rowData?.["address"] ?? "");
  return (
    <a
      className="btn btn--style-secondary btn--size-small admin-lead-to__open"
      href={`/admin/collections/missing-addresses/${rowData?.["id"]}`}
      aria-label={`${t("Lead to…")} ${address}`}
    >
      {t("Lead to…")}
    </a>
  );
}
