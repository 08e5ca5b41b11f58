"use client";

import { Button } from "@payloadcms/ui";
import { useTranslator } from "../../i18n/use-translator.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { AppliedReport, UndoneReport } from "./applied-report.tsx";
import { ExportForm } from "./export-form.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { PlanReport } from "./plan-report.tsx";
import { RulesForm } from "./rules-form.tsx";
import { RunList } from "./run-list.tsx";
import { type ImportPage, useImport } from "./use-import.ts";

export function WordpressImport({ start }: { start: ImportPage }) {
  const { page, refusal, sent, isBusy, act, makePlan } = useImport(start);
  const { t } = useTranslator();
  const { step, interrupted, plan, applied, undone } = page;
  const resume = () =>
    interrupted === "undoing"
      ? act("undo", { run: page.undoing })
      : act(interrupted === "applying" ? "apply" : "plan");
  return (
    <>
      <ImportProgress page={page} sent={sent} refusal={refusal}>
        {step === "refused" && (
          <p className="admin-notice--stop admin-wordpress__notice" lang="en">
            {page.refusal}
          </p>
        )}
        {step === "interrupted" && (
          <p className="admin-notice--stop admin-wordpress__notice">
            {t("The import was interrupted. What was written stays. Continue, or undo the import.")}
          </p>
        )}
        {step === "applied" && applied && <AppliedReport applied={applied} />}
        {step === "undone" && undone && <UndoneReport undone={undone} />}
      </ImportProgress>
      {step === "interrupted" && (
        <Button disabled={isBusy} onClick={resume}>
          {t("Continue")}
        </Button>
      )}
      {plan ? (
        <>
          <PlanReport plan={plan} from={page.from} />
          <RulesForm
            rules={plan.rules}
            isBusy={isBusy}
            onMakePlan={(rules) => act("plan", { rules })}
          />
          <div className="admin-actions">
            {interrupted === undefined && (
              <ConfirmButton
                disabled={isBusy}
                heading={t("Import these items?")}
                body={t(
                  "What the old website showed is published immediately. No picture is public before its album has a consent. Make a backup first.",
                )}
                confirmLabel={t("Apply")}
                onConfirm={() => act("apply")}
              >
                {t(applied ? "Apply again" : "Apply")}
              </ConfirmButton>
            )}
            <Button buttonStyle="secondary" disabled={isBusy} onClick={() => act("delete")}>
              {t("Delete export and plan")}
            </Button>
          </div>
          <p className="admin-hint">
            {t(
              "Export and plan contain names and comments. They are deleted after 30 days. Imported records stay.",
            )}
          </p>
        </>
      ) : (
        <ExportForm address={page.from} isBusy={isBusy} onMakePlan={makePlan} />
      )}
      <RunList runs={page.runs} isBusy={isBusy} onUndo={(run) => act("undo", { run })} />
    </>
  );
}
