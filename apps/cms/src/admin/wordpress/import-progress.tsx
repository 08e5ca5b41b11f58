"use client";

import type { ReactNode } from "react";
import type { Phrase } from "../../i18n/hindi.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import type { ImportPage } from "./use-import.ts";

const running = {
  planning: "Making the plan",
  applying: "Importing",
  undoing: "Undoing the import",
} as const satisfies Record<string, Phrase>;

/** What `applyImport` and the plan count. */
const counted: Record<string, Phrase | undefined> = {
  files: "Pictures and documents",
  albums: "Photo albums",
  "photos to review": "Photos to review",
  records: "Records",
  translations: "Translations",
  "old addresses": "Old addresses",
  items: "Items",
  pages: "Pages of the old website",
};

type Props = {
  page: ImportPage;
  sent: number | undefined;
  refusal: string;
  children: ReactNode;
};

/** Screen readers announce what the import does and each tenth, not every number. */
export function ImportProgress({ page, sent, refusal, children }: Props) {
  const { t } = useTranslator();
  const { done, all, what } = page.progress ?? { done: 0, all: 0, what: "" };
  const step = page.step in running ? (page.step as keyof typeof running) : undefined;
  const title = sent === undefined ? step && running[step] : "Uploading the export";
  const share = sent ?? (all > 0 ? done / all : undefined);
  const unit = sent === undefined ? counted[what] : undefined;
  return (
    <>
      <div role="status" className="admin-wordpress__status">
        {refusal && <p className="admin-notice--stop admin-wordpress__notice">{refusal}</p>}
        {title ? (
          <p>
            {t(title)}
            {unit && ` · ${t(unit)}`}
            {share !== undefined && ` · ${Math.floor(share * 10) * 10} %`}
          </p>
        ) : (
          children
        )}
      </div>
      {title && (
        <div className="admin-wordpress__progress">
          <progress aria-label={t(title)} {...(share !== undefined && { value: share })} max={1} />
          {unit && (
            <p>
              {all > 0
                ? t("{what}: {done} of {all}", { what: t(unit), done, all })
                : t("{what}: {done}", { what: t(unit), done })}
            </p>
          )}
        </div>
      )}
    </>
  );
}
