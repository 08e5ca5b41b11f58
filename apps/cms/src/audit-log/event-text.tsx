import { FieldLabel } from "@payloadcms/ui";
import type { DefaultServerCellComponentProps, Payload, TextFieldServerProps } from "payload";
import type { Phrase } from "../i18n/hindi.ts";
import { createTranslator, getLabel } from "../i18n/translate.ts";

function toText(event: Record<string, unknown>, name: string, language: string, payload: Payload) {
  const text = String(event[name] ?? "");
  if (name !== "list")
    return createTranslator(language)(text as Phrase, { number: Number(event["number"]) });
  const { collections, globals } = payload.config;
  const list = collections.find(({ slug }) => slug === text)?.labels.plural;
  return getLabel(list ?? globals.find(({ slug }) => slug === text)?.label, language) || text;
}

export const EventCell = ({ field, i18n, payload, rowData }: DefaultServerCellComponentProps) => (
  <span>{toText(rowData, "name" in field ? field.name : "", i18n.language, payload)}</span>
);

export const EventField = ({ data, field, i18n, path, payload }: TextFieldServerProps) => (
  <div className="field-type">
    <FieldLabel label={getLabel(field.label, i18n.language)} path={path} />
    <p>{toText(data, field.name, i18n.language, payload)}</p>
  </div>
);
