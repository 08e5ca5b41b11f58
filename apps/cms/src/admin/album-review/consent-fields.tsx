"use client";

import { useTranslator } from "../../i18n/use-translator.ts";

export type Reason = "consent" | "noPerson";

type Props = { reason: Reason; onChoose: (reason: Reason) => void };

export function ConsentFields({ reason, onChoose }: Props) {
  const { t } = useTranslator();
  const option = (value: Reason, label: string) => (
    <label className="admin-check">
      <input
        type="radio"
        name="reason"
        value={value}
        checked={reason === value}
        onChange={() => onChoose(value)}
      />
      {label}
    </label>
  );
  return (
    <fieldset className="admin-review__reason">
      <legend>{t("Why may the photos of the selected albums be shown?")}</legend>
      {option("consent", t("The people in them, or their parents, gave consent"))}
      {option("noPerson", t("No person can be recognized, for example only buildings"))}
      {reason === "consent" && (
        <>
          <label className="admin-field">
            {t("Given by")}
            <input
              name="givenBy"
              type="text"
              required
              maxLength={200}
              placeholder={t("Parents, on the admission form")}
            />
          </label>
          <label className="admin-field">
            {t("Given on")}
            <input name="on" type="text" required maxLength={40} placeholder="05/12/2026" />
          </label>
          <label className="admin-field">
            {t("Until (empty: until withdrawn)")}
            <input name="until" type="text" maxLength={40} placeholder="05/12/2027" />
          </label>
        </>
      )}
    </fieldset>
  );
}
