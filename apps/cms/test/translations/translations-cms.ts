import type { Editor } from "../editor.ts";
import { prepareCms } from "../prepare-cms.ts";

export const NEWS = "/api/news/all/SGSM";
export const SITE = "/api/site/SGSM";
export const hi = (path: string) => `${path}?lang=hi`;

type Segment = { key: string; field: string; text: string; label: string };
export type Text = { key: string; field: string; source: string; text: string };

/** One CMS for the files of `translations.e2e.ts`. */
export const { admin, cms, createUser, visitor } = prepareCms({
  SITE_NOW: "2026-11-23T10:00:00+05:30",
});

export const setLanguages = (languages: string[]) =>
  admin.save("POST", "globals/settings", { languages, _status: "published" });

export const readTexts = async (of: string, prefix = "हिन्दी"): Promise<Text[]> => {
  const { segments } = await admin.get(`translation-source?of=${of}`);
  return segments.map(({ key, field, text }: Segment) => ({
    key,
    field,
    source: text,
    text: `${prefix} ${text}`,
  }));
};

export const open = async (of: string, editor: Editor = admin): Promise<number> => {
  const response = await editor.ask("POST", "translation-open", { of, language: "hi" });
  return (await response.json()).id;
};

/** Publishes a translation of all texts of a source. */
export const translate = async (of: string, prefix?: string): Promise<number> => {
  const id = await open(of);
  const texts = await readTexts(of, prefix);
  await admin.save("PATCH", `translations/${id}`, { texts, _status: "published" });
  return id;
};

export const publishNews = async (title: string, description = "Two centimetres.") => {
  const values = { title, description, fromDate: "2026-11-20T12:00:00.000Z" };
  const { id } = await admin.publish("news", values);
  return { id, of: `news/${id}` };
};

export const findHindi = async (id: number) =>
  (await visitor.list(hi(NEWS))).find(({ _id }) => _id === String(id));

export const body = async (path: string) => (await visitor.ask(path)).text();
