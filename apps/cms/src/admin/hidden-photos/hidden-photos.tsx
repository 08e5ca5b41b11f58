import type { ServerProps } from "payload";
import { createTranslator } from "../../i18n/translate.ts";
import { arePhotosHidden } from "../../withdrawals/withdrawal-list.ts";
import { HiddenPhotosForm } from "./hidden-photos-form.tsx";

export async function HiddenPhotos({ payload, user, i18n }: ServerProps) {
  if (user?.role !== "admin") return null;
  const isHidden = await arePhotosHidden(payload);
  const t = createTranslator(i18n.language);
  return (
    <details className="admin-emergency" open={isHidden}>
      <summary>{t("Hide all photographs")}</summary>
      <div className={isHidden ? "admin-report admin-report--stop" : "admin-report"}>
        <HiddenPhotosForm isHidden={isHidden} />
        <p className="admin-hint">
          <a href="/cms-api/evidence" download>
            {t("Download the evidence archive")}
          </a>
          {": "}
          {t("all photographs, their hashes and the activity log, for the police.")}
        </p>
      </div>
    </details>
  );
}
