import type { Editor } from "../editor.ts";

type Segment = { key: string; field: string; text: string; label: string };
export type Text = { key: string; field: string; source: string; text: string };

/** The texts of a source with a translation that begins with `prefix`. */
export async function readTexts(editor: Editor, of: string, prefix = "हिन्दी"): Promise<Text[]> {
  const { segments } = await editor.get(`translation-source?of=${of}`);
  return segments.map(({ key, field, text }: Segment) => ({
    key,
    field,
    source: text,
    text: `${prefix} ${text}`,
  }));
}

/** Opens the Hindi translation of a source, and makes it when there is none. Returns its id. */
export async function openTranslation(editor: Editor, of: string): Promise<number> {
  const response = await editor.ask("POST", "translation-open", { of, language: "hi" });
  return (await response.json()).id;
}

/** Publishes a translation of all texts of a source. Returns its id. */
export async function publishTranslation(
  editor: Editor,
  of: string,
  prefix?: string,
): Promise<number> {
  const id = await openTranslation(editor, of);
  const texts = await readTexts(editor, of, prefix);
  await editor.save("PATCH", `translations/${id}`, { texts, _status: "published" });
  return id;
}

export const setLanguages = (editor: Editor, languages: string[]) =>
  editor.save("POST", "globals/settings", { languages, _status: "published" });
