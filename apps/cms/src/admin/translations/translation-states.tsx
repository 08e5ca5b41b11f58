import type { BeforeListTableServerProps, Payload } from "payload";
import { createTranslator, getLabel, type Translator } from "../../i18n/translate.ts";
import { getLanguages } from "../../translations/languages.ts";
import {
  listStates,
  type SourceState,
  type TranslationState,
} from "../../translations/list-states.ts";
import { findGlobalConfig } from "../../translations/read-source.ts";
import { translatableCollections } from "../../translations/translatable.ts";
import { ImportTexts } from "./import-texts-form.tsx";
import { OpenTranslation } from "./open-translation.tsx";
import { StateText } from "./state-text.tsx";

const MAX_ROWS = 100;
/** What needs an editor. What is done is in the list below. */
const open: readonly TranslationState[] = ["outdated", "missing", "draft"];

/** Above the list of translations: what is out of date or missing, for each language of the website. */
export async function TranslationStates({ payload, i18n }: BeforeListTableServerProps) {
  const t = createTranslator(i18n.language);
  const languages = await getLanguages(payload);
  if (languages.length === 0)
    return (
      <p className="admin-hint">
        {t("The website is in English only.")} <a href="/admin/globals/settings">{t("Settings")}</a>
      </p>
    );
  const tables = languages.map(async ({ code, name }) => (
    <section key={code} className="admin-translation-states">
      <h2 lang={code}>{name}</h2>
      <StateTable
        states={await listStates(payload, code)}
        context={{ payload, code, t, language: i18n.language }}
      />
      <ImportTexts language={code} />
    </section>
  ));
  return <>{await Promise.all(tables)}</>;
}

type Context = { payload: Payload; code: string; t: Translator; language: string };

function StateTable({ states, context }: { states: SourceState[]; context: Context }) {
  const { payload, code, t, language } = context;
  const count = (state: TranslationState) => states.filter((each) => each.state === state).length;
  const shown = states.filter(({ state }) => open.includes(state)).slice(0, MAX_ROWS);
  return (
    <>
      <p>
        {t(
          "Up to date: {done}. Out of date: {outdated}. Drafts: {draft}. Not translated: {missing}.",
          {
            done: count("done"),
            outdated: count("outdated"),
            draft: count("draft"),
            missing: count("missing"),
          },
        )}
      </p>
      {shown.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("English text")}</th>
              <th scope="col">{t("State")}</th>
              <th scope="col">{t("Action")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ source, of, title, ...state }) => (
              <tr key={of}>
                <td id={`source-${code}-${of}`}>
                  {[getKind(payload, source, language), title].filter(Boolean).join(": ")}
                </td>
                <td>
                  <StateText {...state} />
                </td>
                <td>
                  <OpenTranslation
                    of={of}
                    language={code}
                    label={t(state.id === undefined ? "Translate" : "Open translation")}
                    describedBy={`source-${code}-${of}`}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Exports context={context} />
    </>
  );
}

function getKind(payload: Payload, { slug, id }: SourceState["source"], language: string): string {
  if (id === undefined) return getLabel(findGlobalConfig(payload, slug)?.label, language);
  return getLabel(payload.collections[slug].config.labels.singular, language);
}

/** A table for translators outside the admin. */
function Exports({ context: { payload, code, t, language } }: { context: Context }) {
  const kinds = Object.keys(translatableCollections) as (keyof typeof translatableCollections)[];
  const labels = kinds.map((kind) => ({
    kind: kind as string,
    label: getLabel(payload.collections[kind].config.labels.plural, language),
  }));
  return (
    <p>
      {t("Export the texts as CSV:")}{" "}
      {[...labels, { kind: "settings", label: t("Settings") }].map(({ kind, label }, index) => (
        <span key={kind}>
          {index > 0 && " · "}
          <a href={`/cms-api/translation-table/${code}?kind=${kind}`} download>
            {label}
          </a>
        </span>
      ))}
    </p>
  );
}
