import { knownLanguages } from "@manor/content-api/languages";
import { setByCode } from "../../access/access.ts";
import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { outdatedRules } from "../../translations/translatable.ts";
import { prepareTranslation, requireGoodTexts } from "./translation-hooks.ts";

const byCode = { admin: { hidden: true }, access: setByCode } as const;

const ruleLabels = {
  note: "Show it with the date of the translation",
  withdraw: "Show English until it is checked",
} as const;

/** A translation of a record or a settings page, with its own drafts and versions (decision 050). */
export const translations = websiteCollection({
  slug: "translations",
  labels: { singular: "Translation", plural: "Translations" },
  admin: {
    useAsTitle: "title",
    defaultColumns: ["title", "language", "_status", "checkedOn", "updatedAt"],
    description:
      "Texts of the website in another language. Start a translation at its page, record or settings page.",
    components: {
      beforeListTable: ["/src/admin/translations/translation-states.tsx#TranslationStates"],
    },
  },
  indexes: [{ fields: ["of", "language"], unique: true }],
  hooks: { beforeChange: [prepareTranslation, requireGoodTexts] },
  defaultSort: "title",
  disableDuplicate: true,
  fields: [
    {
      name: "texts",
      type: "json",
      label: "Texts",
      admin: {
        disableListColumn: true,
        components: {
          Field: "/src/collections/translations/texts-field.tsx#TextsField",
        },
      },
    },
    { name: "title", type: "text", label: "Translation of", ...byCode },
    { name: "of", type: "text", required: true, index: true, admin: { hidden: true } },
    {
      name: "language",
      type: "select",
      required: true,
      options: knownLanguages.map(({ code, name }) => ({ value: code, label: name })),
      admin: { hidden: true },
    },
    { name: "sourceHash", type: "text", ...byCode },
    {
      name: "checkedOn",
      type: "text",
      label: "Last checked",
      access: setByCode,
      admin: { hidden: true },
    },
    {
      name: "whenOutdated",
      type: "select",
      label: "When the English text changes",
      options: outdatedRules.map((value) => ({ value, label: ruleLabels[value] })),
      admin: {
        position: "sidebar",
        description:
          "Empty: as usual. The emergency banner, fees and admission dates show English until the translation is checked.",
      },
    },
  ],
});
