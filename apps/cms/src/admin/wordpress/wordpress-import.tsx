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
  const { step, interrupted, plan, applied } = page;
  const aboutFiles = t(
    "Export and plan contain names and comments. They are deleted after 30 days. Imported records stay.",
  );
  const resume = () =>
    interrupted === "undoing"
      ? act("undo", { run: page.undoing })
      : act(interrupted === "applying" ? "apply" : "plan");
  return (
    <>
      <ImportProgress page={page} sent={sent} refusal={refusal}>
        <Outcome page={page} />
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
            <ConfirmButton
              buttonStyle="secondary"
              disabled={isBusy}
              heading={t("Delete export and plan?")}
              body={aboutFiles}
              confirmLabel={t("Delete export and plan")}
              onConfirm={() => act("delete")}
            >
              {t("Delete export and plan")}
            </ConfirmButton>
          </div>
          <p className="admin-hint">{aboutFiles}</p>
        </>
      ) : (
        <ExportForm address={page.from} isBusy={isBusy} onMakePlan={makePlan} />
      )}
      <RunList runs={page.runs} isBusy={isBusy} onUndo={(run) => act("undo", { run })} />
    </>
  );
}

/** How the last step ended. */
function Outcome({ page: { step, refusal, applied, undone } }: { page: ImportPage }) {
  const { t } = useTranslator();
  if (step === "applied" && applied) return <AppliedReport applied={applied} />;
  if (step === "undone" && undone) return <UndoneReport undone={undone} />;
  if (step === "planned") return <p>{t("The plan is ready. Nothing has been imported yet.")}</p>;
  if (step === "refused")
    return (
      <p className="admin-notice--stop admin-wordpress__notice" lang="en">
        {refusal}
      </p>
    );
  if (step !== "interrupted") return null;
  return (
    <p className="admin-notice--stop admin-wordpress__notice">
      {t("The import was interrupted. What was written stays. Continue, or undo the import.")}
    </p>
  );
}
